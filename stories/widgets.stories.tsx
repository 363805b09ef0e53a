// Every widget of the form in every state.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type FieldWish, widgetStory } from "./makers/form-story.tsx";

export default { title: "表单/控件" } satisfies Meta;

const long = "云澜市霁桥镇测试路1号澜湾花园二期".repeat(4);
const few = ["自有固定车位", "长期租赁车位", "公共共享车位"].map((title, at) => ({
  const: `${at + 1}`,
  title,
}));
const longChoices = few.map(({ const: value, title }) => ({ const: value, title: `${title}（${long}）` }));
const lots = "汉族 蒙古族 回族 藏族 维吾尔族 苗族 彝族 壮族"
  .split(" ")
  .map((title, at) => ({ const: `0${at + 1}`, title }));

const text: FieldWish = { title: "车位编号", maxLength: 30, example: "B2-118", help: "见购房合同或租赁合同" };
const optional: FieldWish = { ...text, required: false };
const digits: FieldWish = { title: "供电户号", format: "digits", maxLength: 20 };
const decimal: FieldWish = { title: "充电桩功率", format: "decimal", unit: "千瓦", example: "7" };
const textarea: FieldWish = { title: "情况说明", maxLength: 500 };
const radio: FieldWish = { title: "车位性质", choices: few };
const radioLong: FieldWish = { title: "车位性质", choices: longChoices, widget: "radio" };
const checkboxes: FieldWish = { title: "一并办理", choices: few, many: true };
const checkboxesLong: FieldWish = { title: "一并办理", choices: longChoices, many: true };
const select: FieldWish = { title: "民族", choices: lots };
const selectLong: FieldWish = { title: "民族", choices: [...lots, ...longChoices] };
const date: FieldWish = { title: "租赁到期日", format: "date" };
const month: FieldWish = { title: "缴费起始月", format: "month" };
const dateTime: FieldWish = { title: "出生时间", format: "date-time" };
const address: FieldWish = { title: "联系地址", widget: "address", minLength: 4, maxLength: 200 };
const township: FieldWish = { title: "所属乡镇", format: "township" };
const name: FieldWish = { title: "配偶姓名", format: "name", mask: "name" };
const idCard: FieldWish = { title: "配偶身份证号", format: "id-card", mask: "id" };
const mobile: FieldWish = { title: "手机号码", format: "mobile", mask: "phone" };
const loginName: FieldWish = { title: "申请人姓名", format: "name", mask: "name", prefill: "login.name" };
const chosenTownship: FieldWish = { title: "申请人所属乡镇", format: "township", prefill: "township" };
const longId = "329900198503121014";

export const TextBlank: StoryObj = { name: "文本 空白", ...widgetStory(text) };
export const TextFilled: StoryObj = { name: "文本 已填写", ...widgetStory(text, "B2-118") };
export const TextProblem: StoryObj = { name: "文本 有错误", ...widgetStory(text, "", true) };
export const TextLong: StoryObj = { name: "文本 长内容", ...widgetStory(text, long) };
export const TextOptional: StoryObj = { name: "文本 选填", ...widgetStory(optional) };
export const DigitsBlank: StoryObj = { name: "数字 空白", ...widgetStory(digits) };
export const DigitsFilled: StoryObj = { name: "数字 已填写", ...widgetStory(digits, "3299000012") };
export const DigitsProblem: StoryObj = { name: "数字 有错误", ...widgetStory(digits, "12a", true) };
export const DecimalBlank: StoryObj = { name: "小数 空白", ...widgetStory(decimal) };
export const DecimalFilled: StoryObj = { name: "小数 已填写", ...widgetStory(decimal, "7") };
export const DecimalProblem: StoryObj = { name: "小数 有错误", ...widgetStory(decimal, "1.2345", true) };
export const TextareaBlank: StoryObj = { name: "多行文本 空白", ...widgetStory(textarea) };
export const TextareaFilled: StoryObj = {
  name: "多行文本 已填写",
  ...widgetStory(textarea, "房屋已经交付。"),
};
export const TextareaProblem: StoryObj = { name: "多行文本 有错误", ...widgetStory(textarea, "", true) };
export const TextareaLong: StoryObj = { name: "多行文本 长内容", ...widgetStory(textarea, long.repeat(3)) };
export const RadioBlank: StoryObj = { name: "单选卡片 空白", ...widgetStory(radio) };
export const RadioFilled: StoryObj = { name: "单选卡片 已填写", ...widgetStory(radio, "2") };
export const RadioProblem: StoryObj = { name: "单选卡片 有错误", ...widgetStory(radio, "", true) };
export const RadioLong: StoryObj = { name: "单选卡片 长内容", ...widgetStory(radioLong, "1") };
export const CheckboxesBlank: StoryObj = { name: "多选卡片 空白", ...widgetStory(checkboxes) };
export const CheckboxesFilled: StoryObj = { name: "多选卡片 已填写", ...widgetStory(checkboxes, ["1", "3"]) };
export const CheckboxesProblem: StoryObj = { name: "多选卡片 有错误", ...widgetStory(checkboxes, [], true) };
export const CheckboxesLong: StoryObj = { name: "多选卡片 长内容", ...widgetStory(checkboxesLong, ["1"]) };
export const SelectBlank: StoryObj = { name: "下拉 空白", ...widgetStory(select) };
export const SelectFilled: StoryObj = { name: "下拉 已填写", ...widgetStory(select, "03") };
export const SelectProblem: StoryObj = { name: "下拉 有错误", ...widgetStory(select, "", true) };
export const SelectLong: StoryObj = { name: "下拉 长内容", ...widgetStory(selectLong, "1") };
export const DateBlank: StoryObj = { name: "日期 空白", ...widgetStory(date) };
export const DateFilled: StoryObj = { name: "日期 已填写", ...widgetStory(date, "2027-11-20") };
export const DateProblem: StoryObj = { name: "日期 有错误", ...widgetStory(date, "2026-02-30", true) };
export const MonthBlank: StoryObj = { name: "年月 空白", ...widgetStory(month) };
export const MonthFilled: StoryObj = { name: "年月 已填写", ...widgetStory(month, "2026-12") };
export const MonthProblem: StoryObj = { name: "年月 有错误", ...widgetStory(month, "2026-13", true) };
export const DateTimeBlank: StoryObj = { name: "日期时间 空白", ...widgetStory(dateTime) };
export const DateTimeFilled: StoryObj = {
  name: "日期时间 已填写",
  ...widgetStory(dateTime, "2026-11-01 09:30:00"),
};
export const DateTimeProblem: StoryObj = {
  name: "日期时间 有错误",
  ...widgetStory(dateTime, "2026-11-01 25:00", true),
};
export const AddressBlank: StoryObj = { name: "地址 空白", ...widgetStory(address) };
export const AddressFilled: StoryObj = {
  name: "地址 已填写",
  ...widgetStory(address, "云澜市霁桥镇测试路1号"),
};
export const AddressProblem: StoryObj = { name: "地址 有错误", ...widgetStory(address, "", true) };
export const AddressLong: StoryObj = { name: "地址 长内容", ...widgetStory(address, long) };
export const TownshipBlank: StoryObj = { name: "乡镇 空白", ...widgetStory(township) };
export const TownshipFilled: StoryObj = { name: "乡镇 已填写", ...widgetStory(township, "329900003") };
export const TownshipProblem: StoryObj = { name: "乡镇 有错误", ...widgetStory(township, "", true) };
export const TownshipLocked: StoryObj = { name: "乡镇 已锁定", ...widgetStory(chosenTownship) };
export const MaskedBlank: StoryObj = { name: "遮盖 空白", ...widgetStory(idCard) };
export const MaskedName: StoryObj = { name: "遮盖 姓名", ...widgetStory(name, "王测戊") };
export const MaskedId: StoryObj = { name: "遮盖 证件号码", ...widgetStory(idCard, longId) };
export const MaskedMobile: StoryObj = { name: "遮盖 手机号码", ...widgetStory(mobile, "13800000020") };
export const MaskedWarning: StoryObj = {
  name: "遮盖 请核对",
  ...widgetStory(idCard, "329900198503121015", true),
};
export const MaskedProblem: StoryObj = { name: "遮盖 有错误", ...widgetStory(idCard, "3299001985", true) };
export const MaskedLocked: StoryObj = { name: "遮盖 已锁定", ...widgetStory(loginName) };
