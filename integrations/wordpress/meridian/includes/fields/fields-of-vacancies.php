<?php
/**
 * Fields of vacancies and specialisation costs. Part of the one table (field-table.php).
 *
 * @package Meridian
 */

namespace Meridian;

defined( 'ABSPATH' ) || exit;

/** Post types of their own. */
function vacancy_kinds(): array {
	return array(
		'vacancy'             => kind(
			'Vacancy',
			'top',
			array(
				'description'           => lines( 'Description', array( 'native' => 'plain' ) ),
				'first_info_image'      => image( 'Picture', array( 'native' => 'thumbnail' ) ),
				'hot'                   => number( 'Hot', array( 'hint' => 'The larger, the further up the list.' ) ),
				'what_should_i_expect'  => rows(
					'What to expect',
					array(
						'title'                   => text( 'Title' ),
						'select_type_to_watching' => select(
							'Shown as',
							array(
								'list' => 'List',
								'text' => 'Text',
							)
						),
						'list'                    => rows( 'Points', array( 'value' => text( 'Point' ) ) ),
						'simple_text'             => text( 'Text' ),
					)
				),
				'valid_through'         => day( 'Last day to apply' ),
				'closed'                => flag( 'It is closed' ),
			)
		),
		'specialisation-cost' => kind(
			'Specialisation cost',
			'top',
			array(
				'specialization_price_junior' => number( 'Eastern Europe: junior, dollars a year' ),
				'specialization_price_middle' => number( 'Eastern Europe: middle' ),
				'specialization_price_senior' => number( 'Eastern Europe: senior' ),
				'cost_in_california_junior'   => number( 'California: junior' ),
				'cost_in_california_middle'   => number( 'California: middle' ),
				'cost_in_california_senior'   => number( 'California: senior' ),
			)
		),
	);
}
