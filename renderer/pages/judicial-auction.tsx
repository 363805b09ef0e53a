// The guide of the one-thing that the catalogue names for the judicial auction.
import { useAuctionCode } from "./definitions.tsx";
import { GuideOf } from "./guide.tsx";

/** The only one-thing with an address of its own (Spec 2); its web handling URL leads here. */
export default function JudicialAuctionPage() {
  return <GuideOf code={useAuctionCode() ?? ""} here />;
}
