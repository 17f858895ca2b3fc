/** Plain JSON over MQTT, mapped topic by topic. */
import type { MqttSetting } from '@fms/contract/link';
import type { FeedParts } from '../../feed/feed.ts';
import type { LineSource } from '../../source/line-source.ts';
import { type BrokerEvents, openBrokerSource } from './broker.ts';
import { TopicMap } from './mqtt.ts';

const EXAMPLE_CHARACTERS = 120;

/**
 * A retained message without a time of its own is refused: it may be of yesterday, and to take it for one of now would
 * make a dead sensor look alive.
 */
export function openMqttSource(
  setting: MqttSetting,
  { clock, refuse }: FeedParts,
  events: Pick<BrokerEvents, 'state'> & { gathered(): void },
  retryMs?: number,
): LineSource {
  const map = new TopicMap(setting.topics, 'MQTT');
  return openBrokerSource(
    setting,
    map.topics,
    {
      ...events,
      message(topic, payload, isRetained) {
        const line = `${topic} ${payload.toString('utf8', 0, EXAMPLE_CHARACTERS)}`;
        for (const { decoded, time } of map.read(topic, payload)) {
          for (const reason of decoded.refusals ?? []) refuse(reason, line);
          if (decoded.observations.length === 0) continue;
          if (time === null && isRetained) refuse('time-unknown', line);
          else clock.place({ kind: 'sensor', decoded, line }, time);
        }
        events.gathered();
      },
    },
    retryMs,
  );
}
