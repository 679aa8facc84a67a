<?php
/**
 * The link to a draft on the site, for one record and path and half an hour. Same as
 * packages/contract/src/site-protocol/preview-link.ts.
 *
 * @package Meridian
 */

namespace Meridian;

use WP_Post;

defined( 'ABSPATH' ) || exit;

function base64url( string $bytes ): string {
	return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode
}

function preview_signature( string $path, string $payload ): string {
	$key = hash_hmac( 'sha256', 'meridian preview link', setting( 'secret' ), true );
	return base64url( hash_hmac( 'sha256', "$path\n$payload", $key, true ) );
}

function address_path( WP_Post $post ): string {
	return implode( '/', array_map( 'rawurlencode', explode( '/', site_path( $post ) ) ) );
}

/** A preview's address; empty without a page or a site. */
function preview_address( WP_Post $post ): string {
	$path = address_path( $post );
	if ( '' === $path || ! is_connected() ) {
		return '';
	}
	$ten     = 10 * MINUTE_IN_SECONDS;
	$until   = ( (int) ceil( time() / $ten ) * $ten + 2 * $ten ) * 1000;
	$parts   = array_slice( explode( '/', home_url() ), 0, 3 );
	$payload = base64url( (string) wp_json_encode( array( $until, kind_of( $post ), $post->ID, implode( '/', $parts ) ), JSON_UNESCAPED_SLASHES ) );
	return public_url() . $path . '?preview=' . $payload . '.' . preview_signature( $path, $payload );
}

/** The number of the record whose draft this request may get; 0: none, -1: invalid link. */
function shown_preview(): int {
	static $shown = null;
	if ( null === $shown ) {
		$shown = read_preview_link( server_text( 'HTTP_X_PREVIEW' ), server_text( 'HTTP_X_PREVIEW_PATH' ) );
	}
	return $shown;
}

function server_text( string $name ): string {
	return isset( $_SERVER[ $name ] ) && is_string( $_SERVER[ $name ] ) ? wp_unslash( $_SERVER[ $name ] ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- its signature is checked.
}

/** The record's number in a link; 0 without a link, -1 if it is invalid. */
function read_preview_link( string $link, string $path ): int {
	if ( '' === $link ) {
		return 0;
	}
	$parts = explode( '.', $link );
	if ( 2 !== count( $parts ) || strlen( $link ) > 600 || '' === setting( 'secret' ) || ! hash_equals( preview_signature( $path, $parts[0] ), $parts[1] ) ) {
		return -1;
	}
	$read = json_decode( (string) base64_decode( strtr( $parts[0], '-_', '+/' ) ), true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode
	return is_array( $read ) && 4 === count( $read ) && is_numeric( $read[0] ) && $read[0] > now_ms() ? (int) $read[2] : -1;
}
