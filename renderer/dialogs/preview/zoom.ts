// The viewer's zoom steps (Spec 9: 10 to 50, where 10 is the original size).

/** 10: the page is as wide as the viewer, but at most its own size; 50: five times that. */
export const zooms = [10, 12, 15, 20, 25, 30, 40, 50] as const;

export const leastZoom = zooms[0];
export const mostZoom = 50;

export const scaleOf = (zoom: number): number => zoom / leastZoom;

export const larger = (zoom: number): number => zooms.find((each) => each > zoom) ?? mostZoom;

export const smaller = (zoom: number): number => zooms.findLast((each) => each < zoom) ?? leastZoom;
