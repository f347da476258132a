/** The page of screen tests: jsdom's, with what it lacks. A worker makes it once, and its files use it one after another. */
import { builtinEnvironments, type Environment } from 'vitest/runtime';
import { standInForDialogs } from './dialog-stand-in.ts';
import { answerQuickly } from './quick-document.ts';

export default {
  name: 'screens',
  viteEnvironment: 'client',
  async setup(global, options) {
    const page = await builtinEnvironments.jsdom.setup(global, options);
    standInForDialogs();
    answerQuickly();
    // jsdom has no layout and no pointers.
    Element.prototype.scrollIntoView = () => undefined;
    Element.prototype.setPointerCapture = () => undefined;
    window.PointerEvent ??= class extends MouseEvent {} as typeof PointerEvent;
    return page;
  },
} satisfies Environment;
