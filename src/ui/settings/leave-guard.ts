/** Asks before a page with unsaved changes is left by closing it, by a link or by going back. */
import { useEffect, useEffectEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useConfirm } from '#ui/kit/alert.tsx';

/** The part of the Navigation API that is used; pages keep drafts for browsers without it. */
interface TraverseEvent extends Event {
  navigationType: string;
  destination: { key: string };
}
interface Navigation extends EventTarget {
  traverseTo: (key: string) => unknown;
}

/**
 * @param text names what is unsaved
 * @param discard removes the changes if they would otherwise be kept
 */
export function useLeaveGuard(isDirty: boolean, text: string, discard?: () => void): void {
  const { t } = useLingui();
  const confirm = useConfirm();
  const ask = useEffectEvent(async () => {
    const isSure = await confirm({ title: t`Leave without saving?`, text, action: t`Leave`, danger: true });
    if (isSure) discard?.();
    return isSure;
  });

  useEffect(() => {
    if (!isDirty) return;
    let isLeaving = false;
    const leave = async (go: () => void) => {
      if (!(await ask())) return;
      isLeaving = true;
      go();
    };

    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
      if (isLeaving || !link || opensElsewhere || link.target === '_blank' || link.hash !== '') return;
      event.preventDefault();
      event.stopPropagation();
      void leave(() => link.click());
    };
    const navigation = (window as { navigation?: Navigation }).navigation;
    const onNavigate = (event: Event) => {
      const { navigationType, destination, cancelable } = event as TraverseEvent;
      if (isLeaving || navigationType !== 'traverse' || !cancelable) return;
      event.preventDefault();
      void leave(() => navigation?.traverseTo(destination.key));
    };

    window.addEventListener('beforeunload', onClose);
    document.addEventListener('click', onClick, true);
    navigation?.addEventListener('navigate', onNavigate);
    return () => {
      window.removeEventListener('beforeunload', onClose);
      document.removeEventListener('click', onClick, true);
      navigation?.removeEventListener('navigate', onNavigate);
    };
  }, [isDirty]);
}
