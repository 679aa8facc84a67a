<?php
/**
 * Where the site is, and the secret that it shares with this WordPress.
 *
 * @package Meridian
 */

namespace Meridian;

defined( 'ABSPATH' ) || exit;

const SETTINGS = 'meridian_settings';

/**
 * One setting; a constant of wp-config.php goes before what the settings page keeps.
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

/** The site's address as visitors write it, without a slash at its end. */
function public_url(): string {
	return untrailingslashit( setting( 'site' ) );
}

/** Where the site hears calls: its address, unless it is reached by another one from here. */
function calls_url(): string {
	$calls = untrailingslashit( setting( 'calls' ) );
	return '' !== $calls ? $calls : public_url();
}

/** Whether the site can be told anything. */
function is_connected(): bool {
	return '' !== calls_url() && '' !== setting( 'secret' );
}
