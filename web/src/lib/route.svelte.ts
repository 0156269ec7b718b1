/** Which screen an address shows, and how one goes to another without loading the page anew. */

/** Whether an address is one of the page's own screens, and not something that the server answers itself. */
export const isScreen = (path: string): boolean =>
  !/^\/(api|seat)\//.test(path) && !path.split("/").at(-1)!.includes(".");

class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  /** Asked before another screen is shown; true: that is done otherwise (lib/renewal.svelte.ts). */
  before: (to: string) => boolean = () => false;

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  go(to: string, replace = false): void {
    if (!replace && this.before(to)) return;
    history[replace ? "replaceState" : "pushState"]({}, "", to);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  /** For the whole page: links to our own screens are followed here. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest?.("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (event.defaultPrevented || !isScreen(link.pathname)) return;
    // A place on the same screen: the browser finds it.
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const route = new Route();
