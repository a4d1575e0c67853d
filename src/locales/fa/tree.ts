import type { MessagesOf } from "../Messages.js";

export const tree: MessagesOf<"tree"> = {
  "tree.label": "منابع",
  "tree.filter": "صافی",
  "tree.loading": "در حال گرفتن فهرست منابع …",
  "tree.loadedSoFar": { one: "تا کنون {count} منبع", other: "تا کنون {count} منبع" },
  "tree.slow": "{server} دیر پاسخ می‌دهد.",
  "tree.stop": "توقف",
  "tree.stopped": "گرفتن فهرست متوقف شد.",
  "tree.resume": "ادامه",
  "tree.empty": "منبعی نیست.",
  "tree.emptyFolder": "خالی",
  "tree.failed": "این فهرست گرفته نشد.",
  "tree.noMatch": "چیزی با «{query}» پیدا نشد.",
  "tree.moreValues": {
    one: "{count} مقدار دیگر: از فرم یا جستجو استفاده کنید",
    other: "{count} مقدار دیگر: از فرم یا جستجو استفاده کنید",
  },
  "tree.important": "مهم",
  "tree.forAssistant": "برای دستیار",
  "tree.count": { one: "{count} منبع", other: "{count} منبع" },
  "tree.matches": { one: "{count} مورد", other: "{count} مورد" },
  "tree.bestMatches": {
    one: "{count} مورد، بهترین {shown} مورد نشان داده شده است",
    other: "{count} مورد، بهترین {shown} مورد نشان داده شده است",
  },
  "tree.selected": { one: "{count} انتخاب‌شده", other: "{count} انتخاب‌شده" },
  "tree.problems": { one: "{count} مورد خوانده نشد", other: "{count} مورد خوانده نشد" },
  "tree.endedEarly": "{server} صفحهٔ بعدی به‌دردبخوری نداد: شاید فهرستش کامل نباشد",
};
