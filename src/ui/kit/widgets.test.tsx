import { useState } from 'react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { FLAVOUR_PROPERTIES } from '#domain/recipe/recipe.ts';
import { FlavourRadarChart } from '#ui/play/drink/flavour-radar-chart.tsx';
import { ImageWithFallback } from './image-with-fallback.tsx';
import { newKey } from './api/new-key.ts';
import { NumberField } from './fields/number-field.tsx';
import { ProgressGlass } from '#ui/play/progress-glass.tsx';
import { QrCode } from './qr-code.tsx';
import { ErrorState } from './states.tsx';
import { StatusLine } from './status-line.tsx';
import { Around } from '#test/ui-around.tsx';
import { TextField } from './fields/text-field.tsx';

const show = (ui: React.ReactElement) => render(ui, { wrapper: Around });

describe('the status line', () => {
  test('is mounted before it has a message', () => {
    show(<StatusLine text={undefined} />);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test.each([
    ['Order defaults saved.', 'good'],
    ['Failed to save order defaults.', 'bad'],
  ])('%s is %s, and shows it by a mark as well', (text, tone) => {
    show(<StatusLine text={text} />);
    const line = screen.getByText(text).closest('p')!;
    expect(line.className).toContain(tone);
    expect(line.querySelector('svg')).toBeTruthy();
  });
});

test('the status line carries its action', () => {
  show(<StatusLine text="Deleted." action={<button>Undo</button>} />);
  expect(within(screen.getByRole('status')).getByRole('button', { name: 'Undo' })).toBeTruthy();
});

describe('fields', () => {
  test('an error and a hint are linked to the control', () => {
    show(<TextField label="Name" value="" onChange={() => {}} hint="Guests see it." error="A name is required." />);
    const input = screen.getByLabelText('Name');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = input.getAttribute('aria-describedby')!.split(' ');
    expect(described.map((id) => document.getElementById(id)!.textContent)).toEqual([
      'A name is required.',
      'Guests see it.',
    ]);
  });

  test('a number field gives numbers, or undefined while it is empty', async () => {
    const values: unknown[] = [];
    function Screen() {
      const [value, setValue] = useState<number | undefined>(2);
      values.push(value);
      return <NumberField label="Quantity" value={value} onChange={setValue} />;
    }
    const user = userEvent.setup();
    show(<Screen />);
    await user.clear(screen.getByLabelText('Quantity'));
    await user.type(screen.getByLabelText('Quantity'), '12');
    expect([...new Set(values)]).toEqual([2, undefined, 1, 12]);
  });

  test('an error state offers to try again', async () => {
    const retry = vi.fn();
    show(<ErrorState text="Failed to load recipes." onRetry={retry} />);
    expect(screen.getByRole('alert').textContent).toBe('Failed to load recipes.');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('the flavour radar', () => {
  const features = FLAVOUR_PROPERTIES.map((property, i) => ({ property, value: i - 1 }));

  test('draws the first eight, clamped to 0 to 5, and lists their values', () => {
    show(<FlavourRadarChart features={features} />);
    expect(screen.getByRole('img', { name: 'Flavor profile' })).toBeTruthy();
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Strength0',
      'Sour0',
      'Sweet1',
      'Spicy2',
      'Fruity3',
      'Fizzy4',
      'Herbal5',
      'Bitter5',
    ]);
  });

  test('five reaches the outermost ring', () => {
    show(
      <FlavourRadarChart
        features={[
          { property: 'sweet', value: 9 },
          { property: 'spicy', value: 0 },
          { property: 'body', value: 5 },
        ]}
      />,
    );
    const points = screen.getByTestId('radar-shape').getAttribute('points')!.split(' ');
    expect(points[0]).toBe('0,-80');
    expect(points[1]).toBe('0,0');
  });

  test('says so when there is nothing to draw', () => {
    show(<FlavourRadarChart features={[]} />);
    expect(screen.getByText('No flavor profile available')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('a picture', () => {
  test('that does not load is retried once through the server, then replaced', () => {
    show(<ImageWithFallback src="https://pictures.test/a b.jpg" alt="Negroni" fallback={<p>drawn</p>} />);
    expect(screen.getByAltText('Negroni').getAttribute('src')).toBe('https://pictures.test/a b.jpg');
    fireEvent.error(screen.getByAltText('Negroni'));
    expect(screen.getByAltText('Negroni').getAttribute('src')).toBe(
      '/api/uploads/proxy?url=https%3A%2F%2Fpictures.test%2Fa%20b.jpg',
    );
    fireEvent.error(screen.getByAltText('Negroni'));
    expect(screen.getByText('drawn')).toBeTruthy();
  });

  test('that is missing is replaced at once', () => {
    show(<ImageWithFallback src={null} alt="Negroni" fallback={<p>drawn</p>} />);
    expect(screen.getByText('drawn')).toBeTruthy();
  });
});

test('the progress glass is a progress bar', () => {
  show(<ProgressGlass value={2} max={5} label="Question 2 of 5" />);
  const bar = screen.getByRole('progressbar', { name: 'Question 2 of 5' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['2', '5']);
});

test('a QR code has its quiet zone and is black on white', async () => {
  show(<QrCode text="https://bar.test/kiosk/live?joinCode=K7QX2M" title="Join code K7QX2M" />);
  const code = await screen.findByRole('img', { name: 'Join code K7QX2M' });
  expect(code.querySelector('rect')!.getAttribute('fill')).toBe('#ffffff');
  expect(code.querySelector('path')!.getAttribute('fill')).toBe('#000000');
  expect(code.querySelector('path')!.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/);
  const side = Number(code.getAttribute('viewBox')!.split(' ')[2]);
  expect((side - 8 - 17) % 4).toBe(0);
});

test('keys are unique UUIDs that sort by time', () => {
  const keys = Array.from({ length: 200 }, (_, i) => newKey(1_700_000_000_000 + i));
  expect(new Set(keys).size).toBe(200);
  expect(keys).toEqual(keys.toSorted());
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
