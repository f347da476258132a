export const WEBHOOKS = 'GET /api/admin/shops/:shopId/webhooks';

/** How the last thing that was done went. */
export interface Said {
  text: string;
  tone: 'good' | 'bad';
}
