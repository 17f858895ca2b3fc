import { type Instant, MINUTE_MS, SECOND_MS } from '@fms/domain/time';
import { IconButton, Segmented } from '@fms/ui/control';
import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useText } from '../../../language/index.ts';
import { UtcTimeField } from '../../../ui/form/index.ts';
import { PLAY_SPEEDS, type PlantTime } from '../time/use-plant-time.ts';
import style from './plant.module.css';

/** Where a space is typed or presses something. */
const OWN_SPACE = 'input, textarea, button, a, select, [role="menu"], [role="dialog"]';

/** The moment of a tab: held, stepped by 10 s and 10 min, or running. Space pauses and plays. */
export function TimeBar({ time, at }: { time: PlantTime; at: Instant }) {
  const t = useText();
  const { isPlaying, play, pause, step, hold, goLive } = time;
  useWindowEvent('keydown', (event) => {
    const isTaken = event.target instanceof Element && event.target.closest(OWN_SPACE) !== null;
    if (event.key !== ' ' || isTaken) return;
    event.preventDefault();
    if (isPlaying) pause();
    else play();
  });
  return (
    <fieldset className={style.time} aria-label={t('PLANT_TIME')}>
      <span className={style.past}>{t('PLANT_PAST')}</span>
      <Step text="−10 min" byMs={-10 * MINUTE_MS} step={step} />
      <Step text="−10 s" byMs={-10 * SECOND_MS} step={step} />
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={t(isPlaying ? 'PAUSE' : 'PLAY')}
        tooltip="top"
        look="raised"
        onClick={isPlaying ? pause : play}
      />
      <Step text="+10 s" byMs={10 * SECOND_MS} step={step} />
      <Step text="+10 min" byMs={10 * MINUTE_MS} step={step} />
      <UtcTimeField
        aria-label={t('PLANT_MOMENT')}
        precision="second"
        size="xs"
        value={at}
        onChange={(moment) => moment !== null && hold(moment)}
      />
      <Segmented
        label={t('PLAY_SPEED')}
        value={time.speed}
        onChange={time.setSpeed}
        options={PLAY_SPEEDS.map((value) => ({ value, label: `${value}×` }))}
      />
      <Button size="compact-sm" onClick={goLive}>
        {t('PLANT_GO_LIVE')}
      </Button>
    </fieldset>
  );
}

function Step({ text, byMs, step }: { text: string; byMs: number; step: PlantTime['step'] }) {
  return (
    <Button size="compact-sm" variant="default" onClick={() => step(byMs)}>
      {text}
    </Button>
  );
}
