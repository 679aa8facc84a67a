// Embla's friction: per frame of 1/60 s the speed gains `distance left / duration`, times this.
const FRICTION = 0.68;
const FRAME = 1000 / 60;
const LONGEST = 200;

/** Milliseconds until Embla's motion is within a pixel of its end. */
export function motionTime(duration: number, distance: number): number {
  let [position, speed, frames] = [0, 0, 0];
  while (distance - position >= 1) {
    speed = (speed + (distance - position) / duration) * FRICTION;
    position += speed;
    frames += 1;
  }
  return frames * FRAME;
}

/** Embla's `duration` (its own unit) for a move of `milliseconds` over `distance` pixels. */
export function slideDuration(milliseconds: number, distance: number): number {
  let [low, high] = [1, LONGEST];
  while (high - low > 0.1) {
    const middle = (low + high) / 2;
    if (motionTime(middle, distance) < milliseconds) low = middle;
    else high = middle;
  }
  return high;
}
