import type { MessagesOf } from "../Messages.js";

export const provider: MessagesOf<"error" | "action"> = {
  "error.not-found": "«{name}» دیگر وجود ندارد.",
  "error.auth": "برای دیدن منابع {server} وارد شوید.",
  "error.forbidden": "با حسابی وارد {server} شوید که اجازهٔ دیدن این را دارد.",
  "error.unsupported": "{server} این امکان را ندارد.",
  "error.offline": "{server} در دسترس نیست.",
  "error.timeout": "{server} به‌موقع پاسخ نداد.",
  "error.cancelled": "لغو شد.",
  "error.malformed": "پاسخ {server} قابل فهم نبود.",
  "error.server": "«{name}» خوانده نشد: {message}",
  "error.list": "فهرست منابع {server} گرفته نشد: {message}",
  "error.templates": "فهرست الگوهای {server} گرفته نشد: {message}",
  "error.values": "مقدارهای «{name}» گرفته نشد: {message}",
  "error.noWords": "سرور دلیلی نگفت",
  "action.notLoaded": "این بخش بارگذاری نشد.",
  "action.retry": "تلاش دوباره",
  "action.signIn": "ورود",
  "action.cancel": "لغو",
};
