import type { MessagesOf } from "../Messages.js";

export const templateForm: MessagesOf<"templateForm"> = {
  "templateForm.optional": "اختیاری",
  "templateForm.prefix": {
    one: "فقط نویسهٔ اول به کار می‌رود",
    other: "فقط {count} نویسهٔ اول به کار می‌رود",
  },
  "templateForm.noVariables": "چیزی برای پر کردن نیست.",
  "templateForm.setEmpty": "خالی بیاید",
  "templateForm.setEmptyOf": "خالی بیاید: {name}",
  "templateForm.add": "افزودن",
  "templateForm.addItem": "افزودن به {name}",
  "templateForm.removeItem": "حذف {item}",
  "templateForm.suggestions": "پیشنهادها برای {name}",
  "templateForm.count": { one: "{count} پیشنهاد", other: "{count} پیشنهاد" },
  "templateForm.loading": "در جست‌وجوی پیشنهادها …",
  "templateForm.more": "{shown} از {total}: به نوشتن ادامه دهید",
  "templateForm.moreUnknown": {
    one: "باز هم هست: به نوشتن ادامه دهید",
    other: "{count} مورد نشان داده شد و باز هم هست: به نوشتن ادامه دهید",
  },
  "templateForm.completionFailed": "پیشنهادی نیست. هر مقداری می‌توانید بنویسید.",
  "templateForm.preview": "نشانی منبع",
  "templateForm.submit": "باز کردن",
  "templateForm.reset": "از نو",
  "templateForm.reading": "در حال خواندن …",
  "templateForm.needed": "این لازم است.",
  "templateForm.missing": { one: "اول {names} را پر کنید.", other: "اول این‌ها را پر کنید: {names}." },
  "templateForm.notFound": "در {uri} چیزی نیست. مقداری را عوض کنید و دوباره بکوشید.",
  "templateForm.malformed": "الگوی {template} در نویسهٔ {position} نادرست است: {message}.",
  "templateForm.cleared": {
    one: "{names} پاک شد، چون به مقدار پیشین تعلق داشت.",
    other: "{names} پاک شدند، چون به مقدار پیشین تعلق داشتند.",
  },
};
