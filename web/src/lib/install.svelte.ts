/** The page as an app of this device: offered in the settings and nowhere else, if the browser can do it. */

/** What some browsers say, and no standard yet. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

class Install {
  offer = $state.raw<InstallEvent | null>(null);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // nobody is asked who has not asked for it
      this.offer = event as InstallEvent;
    });
    addEventListener("appinstalled", () => (this.offer = null));
  }

  async ask(): Promise<void> {
    const { offer } = this;
    this.offer = null; // it can be used once
    await offer?.prompt();
  }
}

export const install = new Install();
