import type { MessagesOf } from "../Messages.js";

export const picker: MessagesOf<"picker"> = {
  "picker.label": "انتخاب منابع",
  "picker.trigger": "پیوست کردن منابع",
  "picker.close": "بستن",
  "picker.ways": "راه‌های یافتن منابع",
  "picker.browse": "مرور",
  "picker.search": "جستجو",
  "picker.resize": "پهنای فهرست",
  "picker.choose": "افزودن به انتخاب‌ها",
  "picker.leaveOut": "برداشتن از انتخاب‌ها",
  "picker.closePreview": "بستن پیش‌نمایش",
  "picker.chosen": "منابع انتخاب‌شده",
  "picker.nothingChosen": "هنوز چیزی انتخاب نشده است.",
  "picker.unknownSize": { other: "اندازهٔ {count} مورد نامعلوم است" },
  "picker.attach": "پیوست",
  "picker.attachCount": { other: "پیوست کردن {count} منبع" },
};
