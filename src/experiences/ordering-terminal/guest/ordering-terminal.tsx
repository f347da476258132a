import { useMemo, useState } from 'react';
import { newKey } from '#ui/new-key.ts';
import { StillThere } from '#ui/still-there.tsx';
import type { GuestProps } from '../../experience.ts';
import { withPack } from '../../with-pack.ts';
import PACK from '../content.ts';
import { isSharedScreen } from '../rules.ts';
import { Magazine } from './magazine.tsx';

/** How far down the menu somebody must have been for it to be worth clearing. Pixels. */
const SCROLLED_PX = 300;

/** The menu as a magazine. A screen that many guests share goes back to its cover when nobody is there. */
export default function OrderingTerminal({ instance, recipes, placeOrder, preview = false, startOver }: GuestProps) {
  const saved = instance.config?.experience;
  const settings = useMemo(() => withPack(PACK, saved), [saved]);
  const [round, setRound] = useState(() => newKey());
  const [isTouched, setTouched] = useState(false);
  const [isPlacing, setPlacing] = useState(false);

  const place: typeof placeOrder = async (order) => {
    setPlacing(true);
    setTouched(true);
    try {
      return await placeOrder(order);
    } finally {
      setPlacing(false);
    }
  };
  const clear = () => {
    setTouched(false);
    setRound(newKey());
    document.documentElement.scrollTop = 0;
    startOver?.();
  };
  return (
    <>
      <Magazine
        key={round}
        settings={settings}
        recipes={recipes}
        placeOrder={place}
        onTouched={() => setTouched(true)}
      />
      {!preview && isSharedScreen(location.search) && (
        <StillThere
          idleSeconds={settings.idleSeconds}
          warnSeconds={settings.warnSeconds}
          isPaused={isPlacing}
          isTouched={() => isTouched || document.documentElement.scrollTop > SCROLLED_PX}
          onGone={clear}
        />
      )}
    </>
  );
}
