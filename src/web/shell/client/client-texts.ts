import { t } from '@lingui/core/macro';
import type { ClientTexts } from '#contract/client.ts';

/** What is said where the server said nothing, in the language of the interface. Source: spec §8. */
export const clientTexts: ClientTexts = {
  noAnswer: () => t`No response from server. Please check your connection.`,
  timedOut: () => t`Request timed out. Please try again.`,
  serverError: (status) => t`Server error: ${status}`,
};
