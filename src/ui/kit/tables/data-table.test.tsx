import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { Pager, SearchField, SortHeader } from './data-table.tsx';
import { Around } from '#test/ui-around.tsx';

const show = (ui: React.ReactElement) => render(ui, { wrapper: Around });

describe('a header that sorts', () => {
  function Header({ start }: { start: string }) {
    const [sort, setSort] = useState(start);
    return (
      <table>
        <thead>
          <tr>
            <SortHeader column="name" sort={sort} onSort={setSort}>
              Guest
            </SortHeader>
          </tr>
        </thead>
      </table>
    );
  }

  it('sorts, reverses when pressed again, and reports its state', async () => {
    show(<Header start="-placed" />);
    const header = screen.getByRole('columnheader', { name: 'Guest' });
    const stands = [header.getAttribute('aria-sort')];
    for (let i = 0; i < 3; i++) {
      await userEvent.click(screen.getByRole('button', { name: 'Guest' }));
      stands.push(header.getAttribute('aria-sort'));
    }
    expect(stands).toEqual([null, 'ascending', 'descending', 'ascending']);
  });
});

describe('pages', () => {
  const pages = (page: number, total: number, onPage = vi.fn(), onPageSize = vi.fn()) => {
    show(<Pager page={page} pageSize={25} total={total} onPage={onPage} onPageSize={onPageSize} />);
    return { onPage, onPageSize };
  };
  const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

  it.each([
    [1, 60, '1–25 of 60 rows', true, false],
    [2, 60, '26–50 of 60 rows', false, false],
    [3, 60, '51–60 of 60 rows', false, true],
  ])('page %i of %i rows', (page, total, range, isFirst, isLast) => {
    pages(page, total);
    expect(screen.getByRole('status').textContent).toBe(range);
    expect([isOff('Previous page'), isOff('Next page')]).toEqual([isFirst, isLast]);
  });

  it.each([
    [25, '1–25 of 25 rows'],
    [1, '1–1 of 1 row'],
    [0, ''],
  ])('are not offered of %i rows', (total, range) => {
    pages(1, total);
    expect(screen.getByRole('status').textContent).toBe(range);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByLabelText('Rows on a page')).toBeNull();
  });

  it('lead back from one that is no more', () => {
    pages(2, 20);
    expect(isOff('Previous page')).toBe(false);
  });

  it('go both ways and change their length', async () => {
    const { onPage, onPageSize } = pages(2, 60);
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    await userEvent.selectOptions(screen.getByLabelText('Rows on a page'), '100');
    expect(onPage.mock.calls).toEqual([[3], [1]]);
    expect(onPageSize.mock.calls).toEqual([[100]]);
  });
});

describe('the search', () => {
  const search = () => {
    const onSearch = vi.fn();
    show(
      <>
        <SearchField label="Guest" value="" onSearch={onSearch} />
        <input aria-label="Another" />
      </>,
    );
    return onSearch;
  };

  it('waits until typing pauses', async () => {
    const onSearch = search();
    await userEvent.type(screen.getByLabelText('Guest'), 'ada');
    expect(onSearch).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(onSearch.mock.calls).toEqual([['ada']]));
  });

  it('starts at once with Enter', async () => {
    const onSearch = search();
    await userEvent.type(screen.getByLabelText('Guest'), 'bo{Enter}');
    expect(onSearch.mock.calls).toEqual([['bo']]);
  });

  it('is reached by the slash key, but not from a field in which one types', async () => {
    search();
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(screen.getByLabelText('Guest'));
    expect(screen.getByLabelText<HTMLInputElement>('Guest').value).toBe('');
    await userEvent.type(screen.getByLabelText('Another'), '1/2');
    expect(screen.getByLabelText<HTMLInputElement>('Another').value).toBe('1/2');
  });
});

describe('a chart', () => {
  const bars = [
    { name: 'Negroni', value: 4, text: '4' },
    { name: 'Spritz', value: 1, text: '1' },
    { name: 'Mule', value: 0, text: '0' },
  ];

  it('is a picture with a name, and a table with its numbers', () => {
    show(<BarChart title="Most ordered" label="Orders by drink" headers={['Drink', 'Orders']} bars={bars} />);
    expect(screen.getByRole('img', { name: 'Orders by drink' })).toBeTruthy();
    expect(screen.getByRole('figure', { name: 'Most ordered' })).toBeTruthy();
    const rows = screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
    expect(rows).toEqual(['DrinkOrders', 'Negroni4', 'Spritz1', 'Mule0']);
  });

  it.each([
    ['the longest bar is the measure', undefined, ['100%', '25%']],
    ['or what is told', 8, ['50%', '12.5%']],
  ])('%s', (_case, max, widths) => {
    show(<BarChart title="t" label="l" headers={['a', 'b']} bars={bars} {...(max && { max })} />);
    expect(screen.getAllByTestId('bar').map((bar) => bar.getAttribute('width'))).toEqual(widths);
  });

  it('stands on a scale of round numbers, whose top is the height of the chart', () => {
    const standing = (value: number, measure?: 'time') => {
      const { container, unmount } = show(
        <BarChart
          title="t"
          label="l"
          headers={['a', 'b']}
          direction="standing"
          bars={[{ name: 'Monday', value, text: String(value) }]}
          {...(measure && { measure, onScale: (n) => `${n} min` })}
        />,
      );
      const lines = [...container.querySelectorAll('[class*=scale] > span')].map(({ textContent }) => textContent);
      const bar = screen.getByTestId('bar');
      const ends = container.querySelectorAll('circle').length;
      const drawn = { lines, height: bar.getAttribute('height'), width: bar.getAttribute('width'), ends };
      unmount();
      return drawn;
    };
    const orders = standing(14);
    expect(orders.lines).toEqual(['0', '5', '10', '15']);
    expect(Number(orders.height)).toBeCloseTo((14 / 15) * 132);
    expect(standing(1).lines).toEqual(['0', '1']);
    expect(standing(1234).lines).toEqual(['0', '500', '1,000', '1,500']);
    const minutes = standing(14, 'time');
    expect(minutes.lines.at(-1)).toBe('15 min');
    expect([minutes.ends, orders.ends], 'a time ends in a dot, a number does not').toEqual([1, 0]);
    expect(minutes.width).not.toBe(orders.width);
  });

  it('is vertical for sequences, and draws nothing without data', () => {
    show(
      <BarChart
        title="t"
        label="l"
        headers={['a', 'b']}
        direction="standing"
        bars={bars.map((bar) => ({ ...bar, value: 0 }))}
      />,
    );
    expect(screen.getAllByTestId('bar').map((bar) => bar.getAttribute('height'))).toEqual(['0', '0', '0']);
  });
});

it.each([
  ['a keyboard', true, 'Press / to search'],
  ['a touchscreen', false, ''],
])('asks for a key on %s', (_device, canHover, placeholder) => {
  vi.stubGlobal('matchMedia', () => ({ matches: canHover }));
  show(<SearchField label="Guest" value="" onSearch={vi.fn()} />);
  expect(screen.getByRole<HTMLInputElement>('searchbox').placeholder).toBe(placeholder);
  vi.unstubAllGlobals();
});
