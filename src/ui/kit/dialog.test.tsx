import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { useAlert, useConfirm, type Confirmation } from './alert.tsx';
import { Dialog } from './dialog.tsx';
import { Around } from '#test/ui-around.tsx';

function Screen() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Launch</button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Launch a kiosk">
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

describe('a dialog', () => {
  test('is named, takes the focus, and returns it on Escape', async () => {
    const user = userEvent.setup();
    render(<Screen />, { wrapper: Around });
    await user.click(screen.getByRole('button', { name: 'Launch' }));
    expect(screen.getByRole('dialog', { name: 'Launch a kiosk' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Launch' }));
  });

  test('closes by its button', async () => {
    const user = userEvent.setup();
    render(<Screen />, { wrapper: Around });
    await user.click(screen.getByRole('button', { name: 'Launch' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

function Asking({ question, onAnswer }: { question: Confirmation; onAnswer: (answer: unknown) => void }) {
  const alert = useAlert();
  const confirm = useConfirm();
  return (
    <>
      <button
        onClick={() => {
          void alert('First text.').then(() => onAnswer('first'));
          void alert('Second text.').then(() => onAnswer('second'));
        }}
      >
        Alert
      </button>
      <button onClick={() => void confirm(question).then(onAnswer)}>Ask</button>
    </>
  );
}

const question = { title: 'Delete “Terrace”?', text: 'Its code stops working.', action: 'Delete', danger: true };

function renderAsking() {
  const answers: unknown[] = [];
  render(<Asking question={question} onAnswer={(answer) => answers.push(answer)} />, { wrapper: Around });
  return { answers, user: userEvent.setup() };
}

describe('alerts', () => {
  test('come one after another, with the exact text, the focus on OK, closed by Enter or Escape', async () => {
    const { answers, user } = renderAsking();
    await user.click(screen.getByRole('button', { name: 'Alert' }));
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    expect(screen.getByRole('alertdialog', { name: 'First text.' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'OK' }));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alertdialog', { name: 'Second text.' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'OK' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(answers).toEqual(['first', 'second']));
  });
});

describe('questions', () => {
  test.each([
    ['Delete', true],
    ['Cancel', false],
  ])('%s answers %s', async (button, answer) => {
    const { answers, user } = renderAsking();
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    expect(screen.getByRole('alertdialog', { name: question.title })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(answers).toEqual([answer]));
  });

  test('Escape answers no', async () => {
    const { answers, user } = renderAsking();
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(answers).toEqual([false]));
  });
});
