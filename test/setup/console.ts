import { afterAll, afterEach, vi } from 'vitest';

const METHODS = ['log', 'info', 'warn', 'error', 'debug'] as const;

let said: string[] = [];

/** A test that prints has met something it did not expect; one that means to spies on the console itself. */
function listen(): void {
  for (const method of METHODS) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      said.push(`console.${method}: ${words.map(String).join(' ')}`);
    });
  }
}

function failIfHeard(): void {
  const heard = said;
  said = [];
  if (heard.length > 0) throw new Error(`Unexpected output:\n${heard.join('\n')}`);
}

// At once, so that what a module prints while it is imported is heard too.
listen();
afterEach(() => {
  failIfHeard();
  listen();
});
afterAll(failIfHeard);
