/** The host's own words; those of the kit come with it. */
const en = {
  app: "Station desk",
  conversation: "Conversation",
  you: "You",
  assistant: "Assistant",
  resources: "Resources",
  model: "What the model gets",
  modelDraft: "The message as it stands, in content blocks",
  modelSent: "The message sent last, in content blocks",
  nothing: "Write something, or attach a resource.",
  preview: "Preview {name}",
  attach: "Attach",
  attachNamed: "Attach {name}",
  attached: "Attached",
  close: "Close preview",
  previewTitle: "Preview",
  toolResult: "{tool} found",
  question: "The bridge gauge shows 2.63 m and it keeps raining. What do we do now?",
  found: "2 matches",
  answer:
    "2.63 m is above the orange mark of 2.60 m: call the town hall, and look at the gauge every hour. At 3.20 m leave the lower hut and close the road.",
  reply:
    "I have read {names}. The station data below belongs to it; attach it if it should go into your next question.",
  replyEmpty: "Mention a resource with @ or attach one, and I answer from it. These may help:",
  draft: "What do we check tomorrow? See @handbook:handbook://procedures/morning-round.md ",
};

type Texts = typeof en;

const th: Texts = {
  app: "โต๊ะประจำสถานี",
  conversation: "บทสนทนา",
  you: "คุณ",
  assistant: "ผู้ช่วย",
  resources: "ทรัพยากร",
  model: "สิ่งที่โมเดลได้รับ",
  modelDraft: "ข้อความที่กำลังเขียน ในรูปบล็อกเนื้อหา",
  modelSent: "ข้อความที่ส่งล่าสุด ในรูปบล็อกเนื้อหา",
  nothing: "เขียนข้อความ หรือแนบทรัพยากร",
  preview: "ดูตัวอย่าง {name}",
  attach: "แนบ",
  attachNamed: "แนบ {name}",
  attached: "แนบแล้ว",
  close: "ปิดตัวอย่าง",
  previewTitle: "ตัวอย่าง",
  toolResult: "{tool} พบ",
  question: "มาตรวัดที่สะพานอ่านได้ 2.63 ม. และฝนยังตกอยู่ เราควรทำอย่างไร",
  found: "พบ 2 รายการ",
  answer: "2.63 ม. สูงกว่าระดับสีส้มที่ 2.60 ม. ให้โทรแจ้งเทศบาลและดูมาตรวัดทุกชั่วโมง เมื่อถึง 3.20 ม. ให้ออกจากกระท่อมล่างและปิดถนน",
  reply: "อ่าน {names} แล้ว ข้อมูลของสถานีด้านล่างเกี่ยวข้องกัน แนบไว้ได้หากต้องการใช้ในคำถามถัดไป",
  replyEmpty: "กล่าวถึงทรัพยากรด้วย @ หรือแนบทรัพยากร แล้วผู้ช่วยจะตอบจากสิ่งนั้น รายการเหล่านี้อาจช่วยได้:",
  draft: "พรุ่งนี้ต้องตรวจอะไรบ้าง ดู @handbook:handbook://procedures/morning-round.md ",
};

const fa: Texts = {
  app: "میز ایستگاه",
  conversation: "گفت‌وگو",
  you: "شما",
  assistant: "دستیار",
  resources: "منابع",
  model: "آنچه مدل می‌گیرد",
  modelDraft: "پیامِ در حال نوشتن، به شکل بلوک‌های محتوا",
  modelSent: "آخرین پیامِ فرستاده‌شده، به شکل بلوک‌های محتوا",
  nothing: "چیزی بنویسید یا منبعی پیوست کنید.",
  preview: "پیش‌نمایش {name}",
  attach: "پیوست",
  attachNamed: "پیوست {name}",
  attached: "پیوست شد",
  close: "بستن پیش‌نمایش",
  previewTitle: "پیش‌نمایش",
  toolResult: "یافته‌های {tool}",
  question: "اشل پل ۲٫۶۳ متر را نشان می‌دهد و باران ادامه دارد. حالا چه کنیم؟",
  found: "۲ مورد",
  answer:
    "۲٫۶۳ متر از خط نارنجی ۲٫۶۰ متر بالاتر است: به شهرداری زنگ بزنید و هر ساعت اشل را ببینید. در ۳٫۲۰ متر کلبهٔ پایین را ترک کنید و جاده را ببندید.",
  reply: "{names} را خواندم. داده‌های ایستگاه در زیر به آن مربوط است؛ اگر باید در پرسش بعدی باشد، پیوستش کنید.",
  replyEmpty: "منبعی را با @ نام ببرید یا پیوست کنید تا از روی آن پاسخ دهم. این‌ها شاید کمک کنند:",
  draft: "فردا چه چیزهایی را بررسی کنیم؟ @handbook:handbook://procedures/morning-round.md ",
};

/** The texts for a language; English where there are none. */
export function chatTexts(locale: string): Texts {
  return { en, th, fa }[locale.slice(0, 2) as "en"] ?? en;
}

/** Puts a value into its place in a text. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
