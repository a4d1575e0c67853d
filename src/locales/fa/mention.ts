import type { MessagesOf } from "../Messages.js";

export const mention: MessagesOf<"mention"> = {
  "mention.label": "پیام",
  "mention.placeholder": "پیامی بنویسید. با {trigger} از منبعی نام ببرید.",
  "mention.submit": "ارسال",
  "mention.list": "منابع",
  "mention.recent": "اخیر",
  "mention.more": "بیشتر از {server}",
  "mention.typed": "استفاده از «{value}»",
  "mention.finish": "استفاده به همین صورت",
  "mention.loading": "در حال فهرست کردن منابع …",
  "mention.stillListing": "فهرست کردن {server} هنوز ادامه دارد …",
  "mention.noneYet": "هنوز موردی پیدا نشد. فهرست کردن {server} ادامه دارد …",
  "mention.loadingValues": "در حال یافتن {variable} …",
  "mention.valuesFailed": "پیشنهادی برای {variable} نیست، چون سرور خطا داد. مقدار را بنویسید.",
  "mention.count": { one: "{count} منبع: {name}.", other: "{count} منبع، نخستین: {name}." },
  "mention.valueCount": { one: "{count} مقدار: {name}.", other: "{count} مقدار، نخستین: {name}." },
  "mention.servers": "سرورهای نمایش‌داده‌شده",
};
