import type { MessagesOf } from "../Messages.js";

export const mention: MessagesOf<"mention"> = {
  "mention.label": "ข้อความ",
  "mention.placeholder": "เขียนข้อความ พิมพ์ {trigger} เพื่ออ้างถึงทรัพยากร",
  "mention.submit": "ส่ง",
  "mention.list": "ทรัพยากร",
  "mention.recent": "ล่าสุด",
  "mention.more": "เพิ่มเติมจาก {server}",
  "mention.typed": "ใช้ “{value}”",
  "mention.finish": "ใช้ตามนี้",
  "mention.loading": "กำลังดึงรายการทรัพยากร …",
  "mention.stillListing": "ยังดึงรายการจาก {server} อยู่ …",
  "mention.noneYet": "ยังไม่พบรายการที่ตรงกัน กำลังดึงรายการจาก {server} …",
  "mention.loadingValues": "กำลังค้นหา {variable} …",
  "mention.valuesFailed": "ไม่มีคำแนะนำสำหรับ {variable} เพราะเซิร์ฟเวอร์ขัดข้อง โปรดพิมพ์ค่าเอง",
  "mention.count": { other: "{count} ทรัพยากร รายการแรก: {name}" },
  "mention.valueCount": { other: "{count} ค่า รายการแรก: {name}" },
  "mention.servers": "เซิร์ฟเวอร์ที่แสดง",
};
