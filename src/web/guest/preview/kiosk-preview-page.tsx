import { useEffect, useState, type MouseEvent } from 'react';
import { useSearchParams } from 'wouter';
import { Trans } from '@lingui/react/macro';
import type { Order } from '#contract/order/orders.ts';
import type { OrderSize } from '#domain/order/order.ts';
import type { PlaceOrder } from '#ui/play/order/order-answer.ts';
import { useClient } from '#ui/kit/api/client.tsx';
import { MenuLanguagesOf } from '#ui/kit/menu-text.ts';
import { ErrorState } from '#ui/kit/states.tsx';
import { isPreviewMessage, type PreviewConfig, type PreviewReady } from '#web/shell/preview-message.ts';
import { MenuLanguageChoice } from '../menu-language/menu-language-choice.tsx';
import { useMenuLanguage } from '../menu-language/use-menu-language.ts';
import { ExperienceFrame } from '../stage/experience-frame.tsx';
import { ExperienceView } from '../stage/experience-view.tsx';
import type { Kiosk } from '#web/join/join-flow.ts';
import { JoinLoading } from '#web/join/join-loading.tsx';
import { loadKiosk } from '../phone/load-kiosk.ts';
import { keepFocusOutside } from './keep-focus-outside.ts';

/** The guest screen as the console frames it beside the settings: identical except that nothing is ordered. */
export default function KioskPreviewPage() {
  const [address] = useSearchParams();
  const code = address.get('joinCode') ?? '';
  const client = useClient();
  const [kiosk, setKiosk] = useState<Kiosk>();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const [config, setConfig] = useState<PreviewConfig['config']>();

  useEffect(keepFocusOutside, []);
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.source !== window.parent || !isPreviewMessage(event, 'preview-config')) return;
      setConfig((event.data as PreviewConfig).config);
    };
    window.addEventListener('message', onMessage);
    window.parent.postMessage({ type: 'preview-ready' } satisfies PreviewReady, location.origin);
    return () => window.removeEventListener('message', onMessage);
  }, []);
  useEffect(() => {
    void loadKiosk(code, { client, onJoined: () => undefined }).then((outcome) =>
      'kiosk' in outcome ? setKiosk(outcome.kiosk) : setFailed(true),
    );
  }, [client, code, attempt]);

  if (hasFailed) {
    const retry = () => {
      setFailed(false);
      setAttempt(attempt + 1);
    };
    return <ErrorState text={<Trans>The preview could not be loaded.</Trans>} onRetry={retry} />;
  }
  if (!kiosk) return <JoinLoading code={code} />;
  return <Preview kiosk={{ ...kiosk, instance: { ...kiosk.instance, config: config ?? kiosk.instance.config } }} />;
}

function Preview({ kiosk }: { kiosk: Kiosk }) {
  const { instance, shop } = kiosk;
  const menuLanguage = useMenuLanguage(shop.languages, true);
  return (
    <div onClickCapture={stayHere}>
      <MenuLanguagesOf value={menuLanguage.languages}>
        <ExperienceFrame
          instance={instance}
          shopName={shop.name}
          menuLanguage={<MenuLanguageChoice {...menuLanguage} />}
        >
          <ExperienceView
            key={JSON.stringify(instance.config.experience)}
            round={0}
            kiosk={kiosk}
            placeOrder={orderNothing}
            preview
          />
        </ExperienceFrame>
      </MenuLanguagesOf>
    </div>
  );
}

/** Links would leave the kiosk. */
function stayHere(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

/** What the owner sees after ordering: a ticket, but no order. */
const orderNothing: PlaceOrder = ({ recipeId, name, size = 'sizeS' }) =>
  Promise.resolve({ kind: 'placed', order: ticketOf(recipeId, name, size) });

const ticketOf = (recipeId: string, name: string, size: OrderSize): Order => ({
  id: 'preview',
  orderId: 'preview',
  shopId: '',
  recipeId,
  name,
  size,
  displayId: 'A00',
  allergies: null,
  price: null,
  staffApproves: null,
  cancelledBy: null,
  version: 1,
  status: 'PENDING',
  stage: 'waiting',
  ticketId: 'preview',
  completesAt: null,
  glasswareParams: { glassType: '', name: '' },
  machineString: '',
  brewingTimeMs: 0,
  timestamp: '',
});
