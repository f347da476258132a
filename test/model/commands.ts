/** All that people do in a bar. */
import fc from 'fast-check';
import { OTHER_OWNER, OWNER } from '#test/server/test-services.ts';
import type { BarModel } from './bar-model.ts';
import { command, expectReply, n, one, type RealBar } from './command.ts';
import { deleteChosen, deleteOne, intrude, join, launch, launchKiosk, nuke, pause, undo } from './kiosk-commands.ts';
import { approve, look, pass, place, step, withdraw } from './order-commands.ts';

const login = fc.boolean().map((isRight) =>
  command(`sign in ${isRight ? 'rightly' : 'wrongly'}`, async (model, { server }) => {
    const body = isRight ? OWNER : { ...OWNER, password: OTHER_OWNER.username };
    const reply = await server.call('POST', '/v1/auth/login', { body });
    expectReply('login', reply, isRight ? 200 : 'wrong-credentials');
    if (isRight)
      model.sessions.push({
        headers: { authorization: `Bearer ${reply.json().tokens.refresh.token}` },
        isOpen: true,
      });
  }),
);

const useSession = fc.tuple(n, fc.boolean()).map(([i, signsOut]) =>
  command(
    `session ${i} ${signsOut ? 'signs out' : 'is used'}`,
    async (model, { server }) => {
      const session = one(model.sessions, i);
      const { headers } = session;
      const reply = signsOut
        ? await server.call('POST', '/v1/auth/logout', { headers })
        : await server.call('GET', '/api/admin/kiosk-types', { headers });
      expectReply('session', reply, session.isOpen ? 200 : 'session-expired');
      if (signsOut) session.isOpen = false;
    },
    ({ sessions }) => sessions.length > 0,
  ),
);

/** How often each is drawn. */
const WEIGHTS = [
  [12, place],
  [6, approve],
  [6, undo],
  [6, pass],
  [4, step('cancel')],
  [4, step('collect')],
  [4, pause],
  [4, look],
  [2, launch],
  [2, withdraw],
  [2, step('complete')],
  [2, step('take-back')],
  [2, join],
  [2, deleteOne],
  [2, deleteChosen],
  [2, nuke],
  [2, useSession],
  [1, intrude],
  [1, login],
] as const;
export const COMMANDS = WEIGHTS.flatMap(([weight, drawn]) => Array.from({ length: weight }, () => drawn));

/** What a sequence begins with. */
export const launchKiosks = async (model: BarModel, real: RealBar): Promise<void> => {
  for (let count = 0; count < 2; count++) await launchKiosk(model, real);
};
