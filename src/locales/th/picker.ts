import type { MessagesOf } from "../Messages.js";

export const picker: MessagesOf<"picker"> = {
  "picker.label": "เลือกทรัพยากร",
  "picker.trigger": "แนบทรัพยากร",
  "picker.close": "ปิด",
  "picker.ways": "วิธีหาทรัพยากร",
  "picker.browse": "เรียกดู",
  "picker.search": "ค้นหา",
  "picker.resize": "ความกว้างของรายการ",
  "picker.choose": "เพิ่มในรายการที่เลือก",
  "picker.leaveOut": "เอาออกจากรายการที่เลือก",
  "picker.closePreview": "ปิดตัวอย่าง",
  "picker.chosen": "ทรัพยากรที่เลือก",
  "picker.nothingChosen": "ยังไม่ได้เลือก",
  "picker.unknownSize": { other: "ไม่ทราบขนาด {count} รายการ" },
  "picker.attach": "แนบ",
  "picker.attachCount": { other: "แนบ {count} รายการ" },
};
