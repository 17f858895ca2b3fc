import { TextInput } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from '../../api/index.ts';
import { englishInside } from '../../language/english/english-inside.ts';
import { clearScreen, renderScreen } from '../../testing/screen.tsx';
import { FormButtons } from './form-buttons.tsx';
import { FormFrame } from './form-frame.tsx';
import { useContractForm } from './use-contract-form.ts';

const schema = z.object({
  name: z.string().trim().min(1),
  email: z.email().max(30),
  code: z
    .string()
    .min(3)
    .refine((code) => code !== 'AAA', 'CODE_WRONG'),
});
const GOOD = { name: ' Olav ', email: 'olav@fleet.example', code: 'ABC' };

afterEach(clearScreen);

interface UserFormProps {
  readonly initial: z.input<typeof schema>;
  readonly send: (user: z.output<typeof schema>) => Promise<string>;
  readonly onSent?: (answer: string) => void;
}

function UserForm({ initial, send, onSent }: UserFormProps) {
  const form = useContractForm({ schema, initial, send, ...(onSent && { onSent }) });
  return (
    <FormFrame form={form}>
      <TextInput label="Name" {...form.field('name')} />
      <TextInput label="Email" {...form.field('email')} />
      <TextInput label="Code" {...form.field('code')} />
      <output>{form.isDirty ? 'changed' : 'as it was'}</output>
      <FormButtons form={form} />
    </FormFrame>
  );
}

function draw(props: Partial<UserFormProps>) {
  const onGeneralFailure = vi.fn();
  const send = vi.fn(props.send ?? (async () => 'kept'));
  const client = new QueryClient();
  client.getMutationCache().config.onError = (error, _variables, _result, { meta }) => {
    const { speaks = false } = meta ?? {};
    if (!(typeof speaks === 'function' ? speaks(error) : speaks)) onGeneralFailure(error);
  };
  renderScreen(
    <QueryClientProvider client={client}>
      <UserForm initial={GOOD} {...props} send={send} />
    </QueryClientProvider>,
    englishInside,
  );
  return { send, onGeneralFailure };
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const refuse =
  (status: number, message: string, errors: string[] = []) =>
  async () => {
    throw new ApiError(status, 'invalid-input', message, errors);
  };

describe('a form of a contract', () => {
  it('sends the values as the schema parses them, and counts as unchanged then', async () => {
    const onSent = vi.fn();
    const { send } = draw({ onSent });
    type('Name', ' Nina ');
    expect(screen.getByRole('status').textContent).toBe('changed');
    save();
    await waitFor(() => expect(onSent).toHaveBeenCalledWith('kept', { ...GOOD, name: 'Nina' }));
    expect(send.mock.calls[0]?.[0]).toEqual({ ...GOOD, name: 'Nina' });
    expect(screen.getByRole('status').textContent).toBe('as it was');
  });

  it.each([
    ['Name', '', 'This is required'],
    ['Email', 'olav', 'Enter a valid email address'],
    ['Email', `olav@${'x'.repeat(30)}.example`, 'At most 30 characters'],
    ['Code', 'A', 'At least 3 characters'],
    ['Code', 'AAA', 'Wrong OTP Code.'],
  ])('says at %s what is wrong with %j, sends nothing and goes there', async (label, value, said) => {
    const { send } = draw({});
    type(label, value);
    save();
    expect(screen.getByText(said)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    expect(send).not.toHaveBeenCalled();
    type(label, GOOD.email);
    expect(screen.queryByText(said)).toBeNull();
  });

  it('goes to the first of two wrong fields', () => {
    draw({ initial: { name: 'Olav', email: '', code: '' } });
    save();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  it('puts what the server says of a field there, keeps what was typed, and may be sent again', async () => {
    const { send } = draw({ send: refuse(400, 'The request is not as it is described.', ['body.email: is taken']) });
    type('Name', 'Nina');
    save();
    await screen.findByText('is taken');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(screen.getByLabelText('Name').getAttribute('value')).toBe('Nina');
    save();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });

  it('says below the fields what belongs to none of them', async () => {
    const { onGeneralFailure } = draw({ send: refuse(409, 'No.', ['No.', 'The list is full.', 'body.other: wrong']) });
    save();
    expect((await screen.findByRole('alert')).textContent).toBe('No. The list is full. wrong');
    expect(onGeneralFailure).not.toHaveBeenCalled();
  });

  it('leaves other failures to the general message', async () => {
    const { onGeneralFailure } = draw({ send: refuse(500, 'Broken.') });
    save();
    await waitFor(() => expect(onGeneralFailure).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends once for two submits', async () => {
    let answer = (_words: string) => {};
    const onSent = vi.fn();
    const { send } = draw({
      send: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
      onSent,
    });
    const element = screen.getByLabelText('Name').closest('form') as HTMLFormElement;
    fireEvent.submit(element);
    fireEvent.submit(element);
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    answer('kept');
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(send).toHaveBeenCalledOnce();
  });
});
