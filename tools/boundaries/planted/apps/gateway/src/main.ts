export { METRES_PER_NAUTICAL_MILE } from '@fms/domain/geo';
