/**
 * The browser's own install prompt, kept until the member asks for it (Android). It comes once,
 * early, so this listens from the start.
 */

/** The event as browsers that have it send it. */
export interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let kept: InstallPrompt | null = null;

/** Begins to listen. */
export function keepInstallPrompt(window: Window): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept = event as InstallPrompt;
  });
}

/** Takes the kept prompt; it works once. */
export function takeInstallPrompt(): InstallPrompt | null {
  const taken = kept;
  kept = null;
  return taken;
}
