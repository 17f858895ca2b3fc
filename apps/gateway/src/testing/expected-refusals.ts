/**
 * What of each recording is refused, by reason, as the API has to count it. Every reason was looked at in the file: the
 * right word for what the lines are. Figures the facts or the recordings' own page know too are marked with an `=`.
 */
type Counts = Readonly<Record<string, number>>;

export const expectedRefusals: Readonly<Record<string, Counts>> = {
  // A logger's first line is no sentence; a transponder that has no fix says so in each of its fields.
  'nmea0183/avnav_20130630.log.gz': {
    'base-station': 3329,
    'course-not-available': 823,
    'heading-not-available': 4847,
    'not-a-sentence': 1,
    'position-not-available': 819, // = README
    'speed-not-available': 819,
  },
  // A log that repeats itself in one sentence, angles of `-1.-3`, no waypoint, and AIS before the first time.
  'nmea0183/gofree_merrimac_20140416.log.gz': {
    'aid-to-navigation': 77,
    'course-not-available': 2,
    'heading-not-available': 778,
    'sensor-void': 52,
    'time-unknown': 14,
    'transducer-unreadable': 141,
    'value-unreadable': 142,
  },
  // Sentences spliced into one another by a multiplexer, with checksums made afterwards.
  'nmea0183/irene_20130802_flensburg.txt.gz': {
    'checksum-wrong': 1, // = facts
    'fields-misplaced': 333,
    'fields-missing': 1616,
    'not-a-sentence': 1,
    'time-unknown': 251,
    'unknown-sentence': 183,
    'value-out-of-range': 98,
  },
  // What stands above the first fix.
  'nmea0183/irene_classique_rothschild_20140627a.txt.gz': { 'time-unknown': 6 },
  'nmea0183/irene_classique_rothschild_20140627b.txt.gz': { 'time-unknown': 9 },
  'nmea0183/irene_classique_rothschild_20140628.txt.gz': { 'time-unknown': 4 },
  'nmea0183/irene_classique_rothschild_20140629.txt.gz': { 'time-unknown': 514 },
  // Console text of the receiver, and a sounder that announces its version as an address.
  'nmea0183/neutrondance_20160812.log.gz': {
    'checksum-wrong': 844, // = facts
    'fields-missing': 8,
    'not-a-sentence': 122,
    'unknown-sentence': 3315,
    'value-unreadable': 44,
  },
  // Wind with status V.
  'nmea0183/plaka.log.gz': { 'sensor-void': 15 },
  'ais/dma_stream_20100611.txt.gz': {
    'aid-to-navigation': 37,
    aircraft: 1,
    'base-station': 325,
    'course-not-available': 30,
    'heading-not-available': 547,
    'not-a-sentence': 18, // = lines without sentences of the facts
    'position-not-available': 23,
    'speed-not-available': 28,
  },
  'ais/gpsd_ais_type6_mix.log.gz': {
    'aid-to-navigation': 133,
    'base-station': 47,
    'course-not-available': 78,
    'heading-not-available': 452,
    'position-not-available': 11,
    'speed-not-available': 13,
  },
  'ais/kystverket_20190807_1000lines.nm4.gz': {
    'course-not-available': 95,
    'heading-not-available': 197,
    'position-not-available': 5, // = README
    'speed-not-available': 9,
  },
  'ais_csv/gfw_satellite_ais_201408_7vessels.csv.gz': {
    'course-not-available': 7,
    'heading-not-available': 922,
    'position-jump': 5,
    'speed-not-available': 7,
    'value-not-available': 2,
  },
  'ais_csv/gfw_263576000_sentinels.jsonl.gz': {
    'course-not-available': 1,
    'position-not-available': 1,
    'speed-not-available': 1,
    'value-not-available': 19,
  },
  'ais_csv/us_ais_20220103_99999rows.csv.gz': {
    'base-station': 60,
    'course-not-available': 13_977,
    group: 7,
    handheld: 3,
    'heading-not-available': 52_125,
    'man-overboard': 18,
    'mmsi-invalid': 74,
    'position-jump': 74,
    'speed-not-available': 173,
  },
  // A log that has never been set, a route that is not sailed, and AIS of shore stations and buoys.
  'n2k/aava_20140815.data.gz': {
    'aid-to-navigation': 43,
    'base-station': 278,
    'course-not-available': 7,
    'heading-not-available': 1042,
    'sensor-void': 596,
    'speed-not-available': 1,
    'value-not-available': 597,
  },
  'n2k/ac42_commissioning_20260608.raw.gz': { 'value-not-available': 3 },
  // Batteries of 0 K and 128 °C, a fuel rate below nothing, tanks and meters that were never set up.
  'n2k/dirona_20160228.raw.gz': { 'value-not-available': 258, 'value-not-believable': 1260 },
  // AIS reports without course and heading, 11 of them in deltas that take their time from those around them; values without
  // a path, and a tank of 13 100 %.
  'signalk/kees_delta_20160620.jsonl.gz': {
    'course-not-available': 132,
    'heading-not-available': 132,
    'position-not-available': 3,
    'signalk-value-missing': 37, // = facts
    'speed-not-available': 3,
    'value-not-believable': 3,
  },
  // A metric of another place between two that agree.
  'signalk/aava_postgsail_metrics_20220731.json.gz': { 'position-jump': 1 },
  // Two batteries that do not know how long they will last say -1.
  'signalk/twin_engine_vessel_self_20260704T050002Z.json': { 'value-not-available': 2, 'value-not-believable': 2 },
  // Channel 0110 is in no list; its values are kept under its id.
  'iso19848/TimeSeriesData.json': { 'channel-unknown': 5 },
  'iso19848/TimeSeriesData.sample.json': { 'channel-unknown': 5 },
  // Two dated sentences of each of 1000 fixes, 1024 weeks back.
  'nbp1406/NBP1406_PCOD-2014-08-01.gz': { 'gps-week-rollover': 2000 },
};

/** Right files of a bus in which nothing was measured: commands, capabilities, lists of channels and of sources. */
export const holdingNothing: ReadonlySet<string> = new Set([
  'n2k/maretron-alm100-capabilities.raw',
  'n2k/maretron-alm100-command.raw',
  'n2k/maretron-alm100-sounding.raw',
  'signalk/twin_engine_sources_20260704T050002Z.json',
  'iso19848/DataChannelList.json',
  'iso19848/DataChannelList.sample.compact.json',
  'iso19848/DataChannelList.sample.json',
]);

/** Schemas, codebooks and cases of a standard: no recordings. */
export const noRecordings: ReadonlySet<string> = new Set([
  'iso19848/Codebook.json',
  'iso19848/DataChannelList.schema.json',
  'iso19848/ImoNumbers.json',
  'iso19848/InvalidLocalIds.json',
  'iso19848/LocalIds.txt.gz',
  'iso19848/TimeSeriesData.schema.json',
  'iso19848/vis/codebooks-vis-3-11a.json.gz',
  'iso19848/vis/gmod-vis-3-11a.json.gz',
  'iso19848/vis/iso19848-v2018-data-channel-type-names.json.gz',
  'iso19848/vis/iso19848-v2018-format-data-types.json.gz',
  'iso19848/vis/iso19848-v2024-data-channel-type-names.json.gz',
  'iso19848/vis/iso19848-v2024-format-data-types.json.gz',
  'iso19848/vis/locations-vis-3-11a.json.gz',
]);
