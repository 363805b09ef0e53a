// In: the address of the judicial auction. Out: the guide of that one-thing, from which its declaration opens by the rules of handling.
import { GuideOf } from "./guide.tsx";
import { auctionId } from "./places.ts";

/** The one one-thing with an address of its own (Spec 2); its web handling URL leads here. */
export default function JudicialAuctionPage() {
  return <GuideOf code={auctionId} here />;
}
