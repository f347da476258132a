import { t } from '@lingui/core/macro';
import type { ClientTexts } from '#contract/client.ts';

/**
 * Texts for failures without an answer of the server. Source: docs/behaviour/errors.md "Client texts without an
 * answer".
 */
export const clientTexts: ClientTexts = {
  noAnswer: () => t`No response from server. Please check your connection.`,
  timedOut: () => t`Request timed out. Please try again.`,
  serverError: () => t`That did not work on our side. Please try again in a moment.`,
};
