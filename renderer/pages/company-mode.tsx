// Names the company that the visitor acts for; loaded only in company mode.
import { lazy, Suspense } from "react";
import { usePortal, useSend } from "../portal.ts";
import { companyModeTexts } from "../texts/frame.ts";

const CompanyBanner = lazy(() => import("../frame/company-banner.tsx"));

export function CompanyMode() {
  const actsFor = usePortal((portal) => portal.actsFor?.companyName);
  const itself = usePortal(({ user }) =>
    user?.userType === "enterprise" ? user.company?.companyName : undefined,
  );
  const send = useSend();
  const company = actsFor ?? itself;
  const leave = () => {
    // The button disappears, so the focus goes back to the page and the person hears what happened.
    document.getElementById("main")?.focus();
    send({ type: "LEAVE_COMPANY" });
    send({ type: "TOAST", message: companyModeTexts.left });
  };
  return (
    <Suspense fallback={null}>
      {company && <CompanyBanner company={company} onLeave={actsFor === undefined ? undefined : leave} />}
    </Suspense>
  );
}
