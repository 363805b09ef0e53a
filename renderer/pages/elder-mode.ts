// Switches 长辈版, which is set on the page's root and remembered for the next visit.
import { keepElder } from "../frame/elder/kept-elder.ts";
import { useElder } from "../look/use-elder.ts";

export function useElderMode(): [elder: boolean, change: (elder: boolean) => void] {
  return [useElder(), write];
}

const write = (elder: boolean) => keepElder("mode", elder ? "on" : "off");
