// The status of an application as a tag with icon and tone.
import type { ApplicationStatus } from "../../../engine/portal/index.ts";
import type { IconName } from "../../look/icons.tsx";
import { Tag, type Tone } from "../../look/parts/tag.tsx";

const signs = {
  已申请: { tone: "info", icon: "check" },
  办理中: { tone: "brand", icon: "refresh" },
  暂存件: { tone: "neutral", icon: "pen" },
  未上传委托书: { tone: "warning", icon: "upload" },
  授权过期: { tone: "warning", icon: "clock" },
  不予批准: { tone: "danger", icon: "alert" },
} satisfies Record<ApplicationStatus, { tone: Tone; icon: IconName }>;

/** The six statuses of Spec 4 in the order of the chips. */
export const statuses = Object.keys(signs) as ApplicationStatus[];

export function StatusTag({ status }: { status: ApplicationStatus }) {
  const { tone, icon } = signs[status];
  return (
    <Tag tone={tone} icon={icon}>
      {status}
    </Tag>
  );
}
