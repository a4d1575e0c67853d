import type { MessagesOf } from "../Messages.js";

export const tree: MessagesOf<"tree"> = {
  "tree.label": "ทรัพยากร",
  "tree.filter": "กรอง",
  "tree.loading": "กำลังแสดงรายการทรัพยากร …",
  "tree.loadedSoFar": { other: "{count} รายการจนถึงตอนนี้" },
  "tree.slow": "{server} ตอบช้า",
  "tree.stop": "หยุด",
  "tree.stopped": "หยุดแสดงรายการไว้",
  "tree.resume": "ทำต่อ",
  "tree.empty": "ไม่มีทรัพยากร",
  "tree.emptyFolder": "ว่าง",
  "tree.failed": "แสดงรายการนี้ไม่ได้",
  "tree.noMatch": "ไม่พบสิ่งที่ตรงกับ “{query}”",
  "tree.moreValues": { other: "มีอีก {count} ค่า: ใช้แบบฟอร์มหรือการค้นหา" },
  "tree.important": "สำคัญ",
  "tree.forAssistant": "สำหรับผู้ช่วย",
  "tree.count": { other: "{count} รายการ" },
  "tree.matches": { other: "ตรงกัน {count} รายการ" },
  "tree.selected": { other: "เลือกแล้ว {count} รายการ" },
  "tree.problems": { other: "อ่านไม่ได้ {count} รายการ" },
  "tree.endedEarly": "{server} ไม่ได้ให้หน้าถัดไปที่ใช้ได้ รายการจึงอาจไม่ครบ",
};
