import { MAX_IMPORT_BYTES } from '@fms/contract/zone';
import { type OrganizationId, toId } from '@fms/domain/identity';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildZone } from '../../../testing/builders.ts';
import { createRefusal, renderForm } from '../../../testing/form-screen.tsx';
import { type Answer, clearScreen, stubCalls } from '../../../testing/screen.tsx';
import { ImportButton } from './import-button.tsx';

afterEach(clearScreen);

const PATH = '/api/v2/zone/import';

function draw(answer: Answer) {
  const asked = stubCalls({ [PATH]: answer });
  renderForm(<ImportButton organizationId={toId<OrganizationId>(3)} />);
  const take = (name: string, text: string, size = text.length) => {
    const file = new File([text], name);
    Object.defineProperty(file, 'size', { value: size });
    Object.defineProperty(file, 'text', { value: async () => text });
    const field = document.querySelector('input[type="file"]');
    if (field === null) throw new Error('No file can be chosen');
    fireEvent.change(field, { target: { files: [file] } });
  };
  return { asked, take };
}

describe('a file of zones', () => {
  it('is sent as text, and its zones are counted', async () => {
    const { asked, take } = draw({ body: [buildZone(1), buildZone(2)] });
    take('ports.kml', '<kml/>');
    expect((await screen.findByRole('status')).textContent).toBe('2 zones imported');
    expect(asked.map(({ body }) => body)).toEqual([{ fileName: 'ports.kml', text: '<kml/>' }]);
  });

  it('is refused with what is wrong in it', async () => {
    const { take } = draw(createRefusal(400, 'The file is no KML.', ['Line 3: no closing tag.']));
    take('ports.kml', '<kml>');
    expect((await screen.findByRole('status')).textContent).toBe('The file is no KML. Line 3: no closing tag.');
  });

  it('is not sent when it is too large', () => {
    const { asked, take } = draw({ body: [] });
    take('ports.kml', '<kml/>', MAX_IMPORT_BYTES + 1);
    expect(screen.getByRole('status').textContent).toMatch(/^The file is larger than \d/);
    expect(asked).toEqual([]);
  });
});
