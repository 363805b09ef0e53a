// In: what RJSF would draw by itself. Out: nothing, where the field template says it already.

export function Nothing() {
  return null;
}
