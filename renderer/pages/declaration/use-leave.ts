// The way out of a declaration of which nothing waits to be saved.
import { useNavigate } from "../../router.tsx";
import { places } from "../parts/places.ts";

export function useLeave(): () => void {
  const navigate = useNavigate();
  return () => navigate(places.nav.mine);
}
