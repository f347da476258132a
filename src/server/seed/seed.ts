/** Initial content of an empty database: the first administrator, and the demo shops with kiosks of every type. */
import { signOf } from '#domain/shop/shop.ts';
import { experiences } from '#experiences/registry.ts';
import { inTransaction, type Db } from '../db/database.ts';
import { runSteps } from '../db/engine.ts';
import { hashPassword, newPassword } from '../passwords.ts';
import { launchKiosk } from '../features/kiosks/launch-kiosk.ts';
import { newSetUpLink } from '../features/setup/setup-link.ts';
import { openQuiz } from '../features/shops/open-shop.ts';
import { seedKioskTypes } from '#server/settings/kiosk-types.ts';
import { DEMO_MACHINE } from '../machines/simulator/demo-machine.ts';
import { builtInMainApi } from '../main-api/built-in.ts';
import { syncRecipes, syncShops } from '../main-api/sync.ts';
import { countAccounts, insertAccount } from '../repos/account/accounts.repo.ts';
import { insertMasterRecipes, insertMasterShop } from '../repos/shop/master.repo.ts';
import { saveShopVoice } from '../repos/shop/shops.repo.ts';
import { insertMachine } from '../repos/machines/machines.repo.ts';
import { insertVoice } from '../repos/menu/voice-profiles.repo.ts';
import { replacePumps } from '../repos/menu/recipes.repo.ts';
import type { Services } from '../services.ts';
import { demoMenu, demoPumps } from './demo-menu.ts';
import { DEMO_SHOPS, type DemoShopId } from './demo-shops.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'newId' | 'randomInt' | 'config'>;

/** What is printed once: generated passwords, or the link that makes the first account. */
export interface FirstStart {
  setUpToken?: string;
  admin?: { username: string; password: string | undefined };
  owners: { username: string; shop: string; password: string | undefined }[];
}

/**
 * Kiosk types are always updated from the registry; everything else is written only into a database without accounts.
 * One that is to stay empty, without a password for its administrator, gets a set-up link, a new one at each start.
 */
export async function seed({ db, clock, newId, randomInt, config }: Needed): Promise<FirstStart | undefined> {
  const at = clock().toISOString();
  await seedKioskTypes(db, at);
  if ((await countAccounts(db)) > 0) return undefined;
  if (config.SEED === 'none' && config.ADMIN_PASSWORD === undefined)
    return { setUpToken: await newSetUpLink(db, at), owners: [] };

  const adminPassword = config.ADMIN_PASSWORD ?? newPassword(randomInt);
  const ownerPassword = config.DEMO_OWNER_PASSWORD ?? newPassword(randomInt);
  const [adminHash, ownerHash] = await Promise.all([hashPassword(adminPassword), hashPassword(ownerPassword)]);
  const shops = config.SEED === 'demo' ? DEMO_SHOPS : [];

  const write = async (tx: Db): Promise<void> => {
    const services = { db: tx, clock, newId, randomInt, mainApi: builtInMainApi(tx) };
    for (const shop of shops) {
      const { id, names, kind } = shop;
      await insertMasterShop(tx, { id, name: signOf(names), settings: { names, kind } }, at);
      await insertMasterRecipes(tx, demoMenu(shop.id), at);
      await insertAccount(
        tx,
        { id: newId(), username: shop.ownerUsername, passwordHash: ownerHash, role: 'SHOP_OWNER', shopIds: [shop.id] },
        at,
      );
    }
    await insertAccount(
      tx,
      { id: newId(), username: config.ADMIN_USERNAME, passwordHash: adminHash, role: 'ADMIN', shopIds: [] },
      at,
    );
    await syncShops(services);
    for (const shop of shops) {
      await syncRecipes(services, shop.id);
      await openDemoShop(services, shop.id);
    }
  };
  if (!(await wroteFirst(db, write))) return undefined;

  return {
    admin: { username: config.ADMIN_USERNAME, password: config.ADMIN_PASSWORD ? undefined : adminPassword },
    owners: shops.map(({ ownerUsername, names }) => ({
      username: ownerUsername,
      shop: signOf(names),
      password: config.DEMO_OWNER_PASSWORD ? undefined : ownerPassword,
    })),
  };
}

/** Each waits for another server's transaction as long as the database lets it. */
const TRIES = 10;

/** Several servers may start at the same moment over one database: one of them fills it. @returns whether this one did */
async function wroteFirst(db: Db, write: (tx: Db) => Promise<void>): Promise<boolean> {
  for (let left = TRIES; ; left--) {
    try {
      await inTransaction(db, write);
      return true;
    } catch (cause) {
      if ((await countAccounts(db)) > 0) return false;
      if (left === 1) throw cause;
    }
  }
}

/** Kiosks by type: the bar has most of them, the tea shop the rest. */
const DEMO_KIOSKS: Record<DemoShopId, readonly string[]> = {
  'demo-bar': ['toy-kiosk', 'ez-pairing', 'vibes-matching', 'story-tree', 'mbti', 'fifteen-twenty', 'five-mui'],
  'demo-tea': ['ordering-terminal', 'voice-sommelier'],
};

type ToOpen = Pick<Services, 'db' | 'clock' | 'newId' | 'randomInt'>;

async function openDemoShop(services: ToOpen, shopId: DemoShopId): Promise<void> {
  const { db, clock } = services;
  await replacePumps(db, shopId, demoPumps(shopId));
  await openQuiz(db, shopId, clock().toISOString());
  if (shopId === 'demo-bar') {
    await addDemoVoice(services, shopId);
    await runSteps(db, insertMachine({ ...DEMO_MACHINE, kind: 'own', at: clock().toISOString() }));
  }
  for (const { id, name } of experiences) {
    if (DEMO_KIOSKS[shopId].includes(id)) await launchKiosk(services, { shopId, kioskType: id, name });
  }
}

/** A voice without recordings: the shop's own people are better than any recordings we could ship. */
async function addDemoVoice({ db, clock, newId }: ToOpen, shopId: DemoShopId): Promise<void> {
  const [id, at] = [newId(), clock().toISOString()];
  await insertVoice(db, { id, shopId, name: 'House voice 枱面把聲' }, at);
  await saveShopVoice(db, shopId, id, at);
}
