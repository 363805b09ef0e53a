// What the register of companies tells of one company: who stands for it and where it sits; a declaration for it begins with that.

/** Answer of …/getCompanyInfo (Spec 7), named as the declaration's own fields (Spec 3). `*Text` are masked. */
export interface CompanyRegistration {
  companyName: string;
  unifiedSocialCreditCode: string;
  operManName: string;
  operManNameText: string;
  operManCode: string;
  operManCodeText: string;
  operManPhoneNumber: string;
  operManPhoneNumberText: string;
  organizationAddress: string;
  businessScope: string;
  /** In ten thousand yuan, as the form asks for it; empty: none is registered. */
  registeredCapital: string;
}
