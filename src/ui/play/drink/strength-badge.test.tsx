import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Around } from '#test/ui-around.tsx';
import { StrengthBadge } from './strength-badge.tsx';

it.each([
  [{ ABV: 0, alcohol: 'free' }, 'No alcohol'],
  [{ ABV: 12.34, alcohol: 'contains' }, '12.3% ABV'],
  [{ ABV: 0, alcohol: 'contains' }, '0.1% ABV'],
  [{ ABV: 0.04, alcohol: 'contains' }, '0.1% ABV'],
  [{ ABV: 9, alcohol: 'unknown' }, 'At least 9% ABV'],
  [{ ABV: 0, alcohol: 'unknown' }, 'Not known to be free of alcohol'],
] as const)('says of %o: %s', (recipe, words) => {
  render(<StrengthBadge recipe={recipe} />, { wrapper: Around });
  expect(screen.getByText(words)).toBeTruthy();
});

it('warns of alcohol that is possible where figures are hidden', () => {
  const { container } = render(
    <>
      <StrengthBadge recipe={{ ABV: 12, alcohol: 'contains' }} showAbv={false} />
      <StrengthBadge recipe={{ ABV: 9, alcohol: 'unknown' }} showAbv={false} />
    </>,
    { wrapper: Around },
  );
  expect(container.textContent).toBe('Not known to be free of alcohol');
});
