/** What gateway and shore say of cameras over the channels of the link. */
export * from './camera-message.ts';
export * from './message-frame.ts';
