import { Button, Checkbox, Tabs, TextInput } from '@mantine/core';
import { useState } from 'react';
import { AlarmCount } from '../src/alarm/alarm-count.tsx';
import { FmsMark } from '../src/brand/fms-mark.tsx';
import { Chip } from '../src/control/chip.tsx';
import { IconButton } from '../src/control/icon-button.tsx';
import { KeyHint } from '../src/control/key-hint.tsx';
import { Segmented } from '../src/control/segmented.tsx';
import { Icon } from '../src/icon/icon.tsx';
import { ICON_SOURCES, type IconName } from '../src/icon/icon-names.ts';
import { Panel } from '../src/panel/panel.tsx';

const isIcon = (name: string): name is IconName => name in ICON_SOURCES;

/** Controls of our own and Mantine's most used ones in our palettes. */
export default function ControlsPage() {
  const [span, setSpan] = useState<'1 h' | '8 h' | '24 h'>('8 h');
  const options = (['1 h', '8 h', '24 h'] as const).map((value) => ({ value, label: value }));
  return (
    <main className="bench">
      <div className="bench-row">
        <FmsMark size={28} /> <FmsMark size={44} />
        <AlarmCount
          counts={[
            { priority: 'alarm', count: 1, unacknowledged: true, label: '1 alarm' },
            { priority: 'warning', count: 6, unacknowledged: true, label: '6 warnings' },
            { priority: 'caution', count: 6, unacknowledged: false, label: '6 cautions' },
          ]}
        />
        <AlarmCount counts={[]} okText="STATUS OK" />
        <KeyHint keys="Ctrl K" />
      </div>
      <Panel title="Controls" actions={<Chip>first</Chip>}>
        <div className="bench-row">
          <Segmented label="Window" options={options} value={span} onChange={setSpan} />
          <Button>Open vessel</Button>
          <Button variant="default">Export</Button>
          <Button variant="default" size="xs">
            Ack
          </Button>
          <Button color="red" variant="outline">
            Delete
          </Button>
          <Button disabled>Open vessel</Button>
          <Checkbox defaultChecked label="Tracks" />
          <Checkbox label="Prediction" />
          <TextInput label="Username" placeholder="Tag or text" error="not known" />
          <IconButton icon="pin" label="Pin" />
          <IconButton icon="more" label="More" look="raised" iconSize={16} />
          <Chip onClick={() => undefined} selected>
            Alarms 14
          </Chip>
        </div>
        <Tabs defaultValue="overview">
          <Tabs.List>
            <Tabs.Tab value="overview">Overview</Tabs.Tab>
            <Tabs.Tab value="info">Info</Tabs.Tab>
          </Tabs.List>
        </Tabs>
      </Panel>
      <div className="bench-row">
        {Object.keys(ICON_SOURCES)
          .filter(isIcon)
          .map((name) => (
            <Icon key={name} name={name} />
          ))}
      </div>
    </main>
  );
}
