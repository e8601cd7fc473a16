/**
 * Tests that have modules of their own: they replace modules or globals, ask what a module does when it is first loaded, or
 * throw so many dice that code compiled for them alone takes half the time. All other tests in Node share the modules of
 * their worker.
 */
export const APART: readonly string[] = [
  'test/tiny/*.test.{ts,tsx}',
  'test/rules/battle/explain*.test.ts',
  'test/rules/strategic/*Figures.test.ts',
  'test/game/autosave.test.ts',
  'test/game/autosaveTabs.test.ts',
  'test/ui/i18n.test.ts',
  'test/ui/chartRoom/everyKey.test.tsx',
  'test/ui/hexmap/glide.test.ts',
  'test/ui/online/seats.test.ts',
  'test/ui/battle/motionActions.test.ts',
  'test/ui/strategic/strikeShow.test.tsx',
  'test/ui/strategic/tacticalScreen.test.tsx',
];

/** Browser tests that replace modules of the server they run. All others share the modules and the browser of their worker. */
export const BROWSER_APART: readonly string[] = ['test/browser/tiny.test.ts'];
