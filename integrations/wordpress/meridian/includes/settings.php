<?php
/**
 * The site's address, and the secret shared with it.
 *
 * @package Meridian
 */

namespace Meridian;

defined( 'ABSPATH' ) || exit;

const SETTINGS = 'meridian_settings';

/** `site`, `calls` or `secret`; a constant in wp-config.php overrides the settings page. */
function setting( string $name ): string {
	$constants = array(
		'site'   => 'MERIDIAN_SITE_URL',
		'calls'  => 'MERIDIAN_CALLS_URL',
		'secret' => 'MERIDIAN_SECRET',
	);
	if ( defined( $constants[ $name ] ) ) {
		return (string) constant( $constants[ $name ] );
	}
	$stored = get_option( SETTINGS, array() );
	return is_array( $stored ) && isset( $stored[ $name ] ) ? (string) $stored[ $name ] : '';
}

/** As visitors write it, without a final slash. */
function public_url(): string {
	return untrailingslashit( setting( 'site' ) );
}

/** The address for calls to the site; default: its public address. */
function calls_url(): string {
	$calls = untrailingslashit( setting( 'calls' ) );
	return '' !== $calls ? $calls : public_url();
}

function is_connected(): bool {
	return '' !== calls_url() && '' !== setting( 'secret' );
}
