// The one owner of the window's title: the route's before each move, then what the page there says of itself (Spec 2).

/** Where the window is now. */
let place = "";

export const windowTitle = {
  /** Before the window moves to that path. Within a page its own title stays. */
  moves: (pathname: string, title: string): void => {
    if (pathname !== place) document.title = title;
    place = pathname;
  },
  /** The page at that path says its title. One that stays only until the next one is loaded has no say any more. */
  shows: (pathname: string, title: string): void => {
    if (pathname === place) document.title = title;
  },
};
