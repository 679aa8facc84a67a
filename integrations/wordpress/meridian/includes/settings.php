<?php
/**
 * The site's address, and the secret shared with it.
 *
 * @package Meridian
 */

namespace Meridian;

defined( 'ABSPATH' ) || exit;

const SETTINGS = 'meridian_settings';

/**
 * One setting; a constant of wp-config.php overrides the settings page.
 *
 * @param string $name `site`, `calls` or `secret`.
 */
function setting( string $name ): string {
	$constants = array(
		'site'   => 'MERIDIAN_SITE_URL',
		'calls'  => 'MERIDIAN_CALLS_URL',
		'secret' => 'MERIDIAN_SECRET',
	);
	if ( defined( $constants[ $name ] ) ) {
		return (string) constant( $constants[ $name ] );
	}
	$kept = get_option( SETTINGS, array() );
	return is_array( $kept ) && isset( $kept[ $name ] ) ? (string) $kept[ $name ] : '';
}

/** The site's address as visitors write it, without a trailing slash. */
function public_url(): string {
	return untrailingslashit( setting( 'site' ) );
}

/** The site's address for calls from here: its own, unless another is set. */
function calls_url(): string {
	$calls = untrailingslashit( setting( 'calls' ) );
	return '' !== $calls ? $calls : public_url();
}

/** Whether the site can be notified. */
function is_connected(): bool {
	return '' !== calls_url() && '' !== setting( 'secret' );
}
