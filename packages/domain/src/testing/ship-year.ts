/**
 * Years of a cargo ship as daily totals, for back-tests: voyages between ports with waiting before them, speed as the
 * charterer asks, weather by season, a hull that fouls, and a trade that changes now and then. Each seed is another ship.
 */
import type { DailyCarbon } from '../carbon-forecast/index.ts';
import { DAY_MS } from '../time/unit.ts';
import { createNoise } from './noise.ts';

/** t CO2 a t of heavy fuel oil. */
const CARBON_FACTOR = 3.114;
/** A hull is cleaned after this long. */
const DOCKING_DAYS = 1800;
/** A voyage begins another trade with this probability. */
const NEW_TRADE = 0.02;

/** `count` days from `from` on, midnight UTC; a seed from 1 on. */
export function simulateShipDays(seed: number, from: number, count: number): DailyCarbon[] {
  const chance = createChance(seed);
  const ship = createShip(chance);
  const nextDay = createTimeTable(ship, chance);
  let foulingDays = chance.between(0, 900);
  let weather = 0;
  return Array.from({ length: count }, (_, index) => {
    const day = from + index * DAY_MS;
    foulingDays = foulingDays >= DOCKING_DAYS ? 0 : foulingDays + 1;
    weather = 0.75 * weather + 0.25 * chance.bell();
    const season = Math.cos((2 * Math.PI * (day / DAY_MS - 15)) / 365.25);
    const fouling = (ship.foulingPerYear * foulingDays) / 365;
    const burden = 1 + fouling + 0.05 * season + 0.18 * weather * (1 + 0.3 * season);
    const { knots, hours } = nextDay();
    const main = (ship.mainPerDay * (knots / ship.serviceKnots) ** 3 * burden * hours.sailing) / 24;
    const other = (ship.hotelPerDay * (hours.sailing + hours.waiting) + ship.portPerDay * hours.port) / 24;
    return {
      day,
      carbon: CARBON_FACTOR * (main + other),
      mainCarbon: CARBON_FACTOR * main,
      nauticalMiles: knots * hours.sailing,
      hoursUnderWay: hours.sailing,
      hoursWaiting: hours.waiting,
    };
  });
}

function createChance(seed: number) {
  const noise = createNoise(seed * 7919 + 13);
  // Seeds that lie near one another begin with numbers that do.
  for (let warm = 0; warm < 8; warm += 1) noise();
  const share = () => (noise() + 1) / 2;
  return {
    share,
    between: (low: number, high: number) => low + share() * (high - low),
    /** About normal, of standard deviation 1. */
    bell: () => noise() + noise() + noise(),
    exponential: (mean: number) => -mean * Math.log(1 - share()),
  };
}
type Chance = ReturnType<typeof createChance>;

/** Consumption in t of fuel a day; stays in days. */
function createShip({ between }: Chance) {
  return {
    serviceKnots: between(11, 17),
    mainPerDay: between(15, 60),
    hotelPerDay: between(1.5, 5),
    portPerDay: between(2, 8),
    foulingPerYear: between(0.02, 0.09),
    portDays: between(1, 3.5),
  };
}
type Ship = ReturnType<typeof createShip>;

/** How the hours of one day after the other are spent: sailing the miles of a voyage, waiting, in port, and so on. */
function createTimeTable(ship: Ship, { between, bell, exponential, share }: Chance) {
  const newTrade = () => ({
    miles: between(800, 4500),
    waitingHours: 24 * between(0.2, 2.5),
    knots: ship.serviceKnots * between(0.85, 1),
  });
  let trade = newTrade();
  let { knots } = trade;
  const left = { sailing: 0, waiting: 0, port: 24 * between(0, 2) };
  const beginVoyage = () => {
    if (share() < NEW_TRADE) trade = newTrade();
    knots = trade.knots * (1 + 0.05 * bell());
    left.sailing = Math.max(150, trade.miles * (1 + 0.45 * bell())) / knots;
    left.waiting = exponential(trade.waitingHours);
    left.port = 24 * Math.max(0.4, ship.portDays * (1 + 0.4 * bell()));
  };
  return () => {
    const hours = { sailing: 0, waiting: 0, port: 0 };
    for (let rest = 24; rest > 0; ) {
      const kind = left.sailing > 0 ? 'sailing' : left.waiting > 0 ? 'waiting' : 'port';
      const taken = Math.min(rest, left[kind]);
      hours[kind] += taken;
      left[kind] -= taken;
      rest -= taken;
      if (left.sailing <= 0 && left.waiting <= 0 && left.port <= 0) beginVoyage();
    }
    return { knots, hours };
  };
}
