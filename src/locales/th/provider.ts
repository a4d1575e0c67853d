import type { MessagesOf } from "../Messages.js";

export const provider: MessagesOf<"error" | "action"> = {
  "error.not-found": "ไม่มี “{name}” อยู่อีกแล้ว",
  "error.auth": "ลงชื่อเข้าใช้ {server} เพื่อดูทรัพยากร",
  "error.forbidden": "ลงชื่อเข้าใช้ {server} ด้วยบัญชีที่มีสิทธิ์ดูรายการนี้",
  "error.unsupported": "{server} ไม่รองรับคำสั่งนี้",
  "error.offline": "เชื่อมต่อ {server} ไม่ได้",
  "error.timeout": "{server} ไม่ตอบภายในเวลาที่กำหนด",
  "error.cancelled": "ยกเลิกแล้ว",
  "error.malformed": "{server} ส่งคำตอบที่อ่านไม่ได้มา",
  "error.server": "อ่าน “{name}” ไม่ได้: {message}",
  "error.list": "แสดงรายการทรัพยากรของ {server} ไม่ได้: {message}",
  "error.templates": "แสดงรายการแม่แบบของ {server} ไม่ได้: {message}",
  "error.values": "ดึงค่าของ “{name}” ไม่ได้: {message}",
  "error.noWords": "เซิร์ฟเวอร์ไม่ได้บอกเหตุผล",
  "action.notLoaded": "โหลดส่วนนี้ไม่สำเร็จ",
  "action.retry": "ลองอีกครั้ง",
  "action.signIn": "ลงชื่อเข้าใช้",
  "action.cancel": "ยกเลิก",
};
