import { useEffect } from 'react';

const MARK = 'data-taught';

/** Marks what is talked about, also when it comes later or is drawn anew; its tab is brought to the front. */
export function useMark(selector: string | undefined): void {
  useEffect(() => {
    if (!selector) return;
    let isShown = false;
    const mark = () => {
      const element = document.querySelector(selector);
      if (!element || element.hasAttribute(MARK)) return;
      element.setAttribute(MARK, '');
      // Once: afterward the reader turns the pages.
      if (!isShown) bringTabOf(element);
      isShown = true;
      element.scrollIntoView({ block: 'nearest' });
    };
    mark();
    const watch = new MutationObserver(mark);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
    };
  }, [selector]);
}

/** Where a part of the panel is shown by its tab, that tab is opened. */
function bringTabOf(element: Element): void {
  const part = element.closest('[role="tabpanel"], [data-part]');
  const tab =
    part && document.querySelector<HTMLElement>(`[role="tab"][aria-controls="${part.id}"]`);
  if (tab?.offsetParent && tab.ariaSelected !== 'true') tab.click();
}
