// A company as the gateway names it: whom a legal person is, or for whom a person acts.

export interface CompanyInfo {
  id: string;
  companyName: string;
  unifiedSocialCreditCode: string;
  description: string;
  applyTime: string;
  /** Spec 4: 0, 1, 2, 9 or 8. */
  state: number;
}
